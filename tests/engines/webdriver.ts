/** The few commands of the WebDriver protocol that the tests need. */

/** A session of a browser behind a driver that listens at `address`. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a browser. Waits until the driver answers; throws an Error when it never does. */
  static async start(address: string, capabilities: object): Promise<WebDriver> {
    await answers(address);
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, wanted);
    return new WebDriver(`${address}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.#session}/window/rect`, { x: 0, y: 0, width, height });
  }

  /** What a script returns, or resolves to. */
  run<T>(script: string): Promise<T> {
    return send<T>('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  /** Lets one input device do things: `pointer`, a mouse, or `key`. */
  async act(type: 'pointer' | 'key', actions: readonly object[]): Promise<void> {
    const device = { type, id: type, actions };
    await send('POST', `${this.#session}/actions`, { actions: [device] });
  }

  async quit(): Promise<void> {
    await send('DELETE', this.#session);
  }
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.message ?? response.status}`);
  return value;
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no driver answers at ${address}`);
}
