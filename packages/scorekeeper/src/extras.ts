/** What is fetched once an empty sheet is there: games on it, settings, files, boards. */
export { asideLine, reset, restore, saveCsv, saveJson, takeFile } from './files.ts';
export { games } from './games.ts';
export { canUndo } from './pen.ts';
export { removeRow, submitRow, takeBack } from './rows.ts';
export { begin, settingsForm } from './sheet-form.ts';
export { start } from './start.ts';
