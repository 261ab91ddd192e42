import {
  DECK,
  isSummed,
  MOST_HOME,
  newId,
  resultOf,
  today,
  type Row,
  type Sheet,
} from 'solitaire-records';
import type { Desk } from './desk.ts';
import { ScorekeeperAddEvent } from './events.ts';
import type { ToldGame } from './follow.ts';
import { canUndo, undo, writeDown } from './pen.ts';
import { enExtras } from './messages/en-extras.ts';
import { en } from './messages/en.ts';
import { numberIn } from './numbers.ts';
import { textsOf, type Problem } from './row-form.ts';

/** What a form says as a row, which keeps what the form doesn't ask of `before`. */
function readRowForm(
  form: HTMLFormElement,
  { scoring, players }: Sheet,
  before: Row | undefined,
): { readonly row: Row } | { readonly problem: Problem } {
  const text = textsOf(form);
  const bad = (name: string, message: string) => ({ problem: { field: name, text: message } });
  // Games that are only won or lost may have two decks.
  const most = scoring === 'plain' ? MOST_HOME : DECK;
  const whole = (name: string, to: number): number => {
    const number = numberIn(text(name));
    return Number.isInteger(number) && number >= 0 && number <= to ? number : NaN;
  };
  const row: { -readonly [Field in keyof Row]: Row[Field] } = {
    ...before,
    date: text('date'),
    won: text('won') !== '',
  };
  delete row.note;
  if (text('note') !== '') row.note = text('note');
  if (scoring === 'vegas' || (scoring === 'plain' && text('cards') !== '')) {
    row.cards = whole('cards', most);
    if (Number.isNaN(row.cards)) return bad('cards', enExtras.badCards(most));
    // A board knows what is won: a whole deck home may be one of two.
    if (row.cards === DECK && (scoring === 'vegas' || !row.game)) row.won = true;
  } else if (scoring === 'plain') delete row.cards;
  if (scoring === 'standard') {
    row.points = numberIn(text('points'));
    if (Number.isNaN(row.points)) return bad('points', enExtras.badNumber);
  }
  if (scoring === 'time') {
    const [minutes, seconds] = ['minutes', 'seconds'].map((name) =>
      text(name) === '' ? 0 : whole(name, 100_000),
    ) as [number, number];
    row.seconds = 60 * minutes + seconds;
    if (!(row.seconds > 0)) return bad(minutes >= 0 ? 'seconds' : 'minutes', enExtras.badTime);
  }
  if (scoring === 'double') {
    row.players = players.map((_, at) => whole(`player${at}`, DECK));
    const wrong = row.players.findIndex(Number.isNaN);
    if (wrong >= 0) return bad(`player${wrong}`, enExtras.badCards(DECK));
  }
  if (row.date === '') return bad('date', enExtras.badDate);
  return { row };
}

/** Writes a game down, and says what it was worth. */
function add(desk: Desk, row: Row, id = newId()): string {
  const { ledger, write } = desk;
  writeDown(ledger, [{ kind: 'row', sheet: ledger.open, row: id, value: row }]);
  const { detail } = desk;
  desk.tell(new ScorekeeperAddEvent({ ...detail, row }));
  const { sheet } = ledger;
  if (!isSummed(sheet)) return enExtras.added(detail.games);
  const say = sheet.scoring === 'vegas' ? write.signed : write.number;
  return enExtras.addedUp(detail.games, say(resultOf(sheet, row)), say(detail.total));
}

/** Takes what is filled in as a new game, or as the edited one. */
export function submitRow(desk: Desk, form: HTMLFormElement, typed: boolean): void {
  const { ledger, edited: id } = desk;
  const before = ledger.rows.find((each) => each.id === id)?.row;
  const read = readRowForm(form, ledger.sheet, before);
  if ('problem' in read) return desk.refuse(read.problem);
  // Who wrote by keyboard goes on with the next game.
  if (id === undefined || !before)
    return desk.done(typed ? '.entry input' : '', add(desk, read.row));
  desk.edited = undefined;
  writeDown(ledger, [{ kind: 'row', sheet: ledger.open, row: id, value: read.row }]);
  desk.done(`[data-row="${id}"]`, en.saved);
}

/** Takes the edited game out. */
export function removeRow(desk: Desk): void {
  const { ledger, edited } = desk;
  const number = ledger.rows.findIndex(({ id }) => id === edited);
  if (edited === undefined || number < 0) return;
  writeDown(ledger, [{ kind: 'row', sheet: ledger.open, row: edited, value: null }]);
  desk.done('.undo', en.removed(number + 1));
}

/** Takes back what was done last. */
export function takeBack(desk: Desk): void {
  undo(desk.ledger);
  desk.done(canUndo(desk.ledger) ? '' : '.entry input', en.undone);
}

/** Writes a game down that a board has told: one row, however often it is won, or left. */
export function takeGame(desk: Desk, { points, id, oneDeck, ...game }: ToldGame): void {
  const { sheet, rows, log } = desk.ledger;
  const fits =
    sheet.scoring === 'double'
      ? game.players?.length === sheet.players.length
      : oneDeck || !isSummed(sheet);
  if (!fits) return desk.fail(enExtras.badBoard);
  const name = `board-${id}`;
  if (!game.won && log.some((entry) => entry.kind === 'row' && entry.row === name)) return;
  const before = rows.find((row) => row.id === name)?.row;
  const told = { date: today(), ...before, ...game, ...(points !== undefined && { points }) };
  desk.say(add(desk, told, name));
}
