/** What is fetched once an empty sheet is there: games on it, settings, files, boards. */
export { asideLine, reset, restore, saveCsv, saveJson, takeFile } from './files.ts';
export { Follower } from './follow.ts';
export { games } from './games.ts';
export { canUndo } from './pen.ts';
export { removeRow, submitRow, takeBack, takeGame } from './rows.ts';
export { begin, settingsForm } from './sheet-form.ts';
export { tableStyles } from './table.styles.ts';
