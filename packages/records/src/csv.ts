/** What a spreadsheet takes for the start of a formula, on its own or after our own apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs: an apostrophe before what could be a formula. */
export const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What a defused text was. */
export const fused = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** Records as CSV by RFC 4180: commas, quotes where they are needed, CRLF after each record. */
export const csvText = (records: readonly (readonly string[])[]): string =>
  records
    .map((cells) =>
      cells.map((cell) => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)),
    )
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/**
 * The records of a CSV text. A byte order mark, bare line feeds, and semicolons or tabs in place of
 * commas are taken too, as spreadsheets write them; empty lines are not records.
 */
export function parseCsv(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '');
  const [head = ''] = body.split(/[\r\n]/);
  const comma = [',', ';', '\t'].find((each) => head.includes(each)) ?? ',';
  const records: string[][] = [];
  let record: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"?|([^${comma}\\r\\n]*))(${comma}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  while (cell.lastIndex < body.length) {
    const [, quoted, bare = '', end] = cell.exec(body) ?? [];
    if (end === undefined) break;
    record.push(quoted?.replaceAll('""', '"') ?? bare);
    const open = end === comma && cell.lastIndex === body.length;
    if (open) record.push('');
    if (end !== comma || open) {
      if (record.length > 1 || record[0] !== '') records.push(record);
      record = [];
    }
  }
  return records;
}
