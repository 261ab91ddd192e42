import type { ReactiveController, ReactiveControllerHost } from 'lit';

const TICK = 1000;

/**
 * Counts the seconds of play: only while it runs and the page is in view. A tick that comes late,
 * after a sleep say, counts as one tick; the clock of the machine is not looked at.
 */
export class Clock implements ReactiveController {
  #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running = false;
  seconds = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#update);
    this.#update();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#update);
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  run(running: boolean): void {
    if (running === this.#running) return;
    this.#running = running;
    this.#update();
  }

  #update = (): void => {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (!this.#running || document.hidden) return;
    this.#timer = setInterval(() => {
      this.seconds++;
      this.#host.requestUpdate();
    }, TICK);
  };
}

/** Minutes and seconds, `4:07`, with hours from one hour on. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
