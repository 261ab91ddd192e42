import { printStyles } from './print.styles.ts';
import { tableStyles } from './table.styles.ts';

/** What is fetched once an empty sheet is there: games on it, settings, files, boards. */
export { begin, settingsForm } from './sheet-form.ts';
export { Follower } from './follow.ts';
export { games } from './games.ts';
export { removeRow, submitRow, takeGame } from './rows.ts';
export { reset, restore, saveCsv, saveJson, takeFile } from './files.ts';

/** How all that looks. */
export const extraStyles = [tableStyles, printStyles];
