/** A game on two devices, between any two browsers that run scripts in their pages. */
import assert from 'node:assert/strict';
import { until } from './board.ts';

/** What a device has to be able to do. */
export interface Device {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and hands back what it returns, or resolves to. */
  ask<T>(body: string): Promise<T>;
}

const QUERY = 'variant=double-solitaire&options=opponent%3Ddevice%26form%3Drace&deal=5';

/** Each player's stock. */
const [HOST_STOCK, GUEST_STOCK] = [8, 17];

const ROOT = 'const root = board.shadowRoot;';
const CODE = `${ROOT} return root.querySelector('textarea[readonly]')?.value ?? '';`;
const press = (name: string): string => `${ROOT}
  const button = [...root.querySelectorAll('button')].find(
    (each) => each.textContent.trim() === '${name}' && each.type === 'button',
  );
  button?.click();
  return Boolean(button);`;

const filled = (device: Device) =>
  until(() => device.ask<string>(CODE).then((code) => code.length > 20), true);

/** Opens the dialog of a new game and asks for an invitation. */
export async function inviteBy(host: Device, address: string): Promise<void> {
  await host.open(`${address}/?${QUERY}`);
  await until(() => host.ask<boolean>('return Boolean(window.board?.rules)'), true);
  await until(() => host.ask<boolean>(press('Connect')), true);
  await until(() => host.ask<boolean>(press('Invite')), true);
}

/** Brings two devices together and lets each of them play a card. */
export async function playLinked(host: Device, guest: Device, address: string): Promise<void> {
  await inviteBy(host, address);
  await filled(host);
  const invitation = await host.ask<string>(CODE);
  await guest.open(`${address}/?variant=double-solitaire#join=${invitation}`);
  await until(() => guest.ask<boolean>('return Boolean(window.board?.rules)'), true);
  await filled(guest);
  const answer = await guest.ask<string>(CODE);
  await host.ask(`${ROOT}
    root.querySelector('#link-code').value = '${answer}';
    root.querySelector('dialog form').requestSubmit();
    return true;`);
  const table = (device: Device) => device.ask<string>('return board.notation');
  const same = async () => (await table(host)) === (await table(guest));
  await until(same, true);
  const moves = (device: Device) => device.ask<number>('return board.moves');
  for (const [device, pile, count] of [
    [host, HOST_STOCK, 1],
    [guest, GUEST_STOCK, 2],
  ] as const) {
    await device.ask(`board.play({ action: 'draw', pile: ${pile} }); return true;`);
    for (const each of [host, guest]) await until(() => moves(each), count);
  }
  assert.ok(await same());
}
