import { writeCode, type Code } from './code.ts';

/** What a wire tells: it stands, somebody said something, it is gone. */
export interface WireEvents {
  opened(): void;
  heard(data: unknown): void;
  lost(): void;
}

/** Milliseconds after which an invitation goes out with the addresses found so far. */
const GATHER_MS = 4000;
/** How long a connection may be silent before it counts as lost. */
const SILENT_MS = 6000;

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (peer.iceGatheringState === 'complete') resolve();
    };
    peer.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHER_MS);
    look();
  });
}

/**
 * A connection between two devices, straight from one to the other: no server takes part unless the
 * page names some. It is made by two codes that people hand over.
 */
export class Wire {
  readonly #peer: RTCPeerConnection;
  readonly #events: WireEvents;
  #channel: RTCDataChannel | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(servers: readonly RTCIceServer[], events: WireEvents) {
    this.#events = events;
    this.#peer = new RTCPeerConnection({ iceServers: [...servers] });
    this.#peer.addEventListener('datachannel', ({ channel }) => this.#use(channel));
    this.#peer.addEventListener('connectionstatechange', () => this.#look());
    addEventListener('pagehide', this.close);
  }

  get stands(): boolean {
    return this.#channel?.readyState === 'open';
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.addEventListener('open', () => this.#events.opened());
    channel.addEventListener('message', ({ data }) => this.#events.heard(data));
    channel.addEventListener('close', () => this.#end());
  }

  #look(): void {
    const { connectionState: state } = this.#peer;
    clearTimeout(this.#silence);
    if (!this.#channel || this.#channel.readyState === 'connecting') return;
    if (state === 'failed' || state === 'closed') this.#end();
    if (state === 'disconnected') this.#silence = setTimeout(() => this.#end(), SILENT_MS);
  }

  #end(): void {
    if (this.#ended) return;
    this.close();
    this.#events.lost();
  }

  /** The code that invites. */
  async invite(id: string): Promise<string> {
    this.#use(this.#peer.createDataChannel('solitaire'));
    await this.#peer.setLocalDescription();
    return this.#code('invitation', id);
  }

  /** The code that answers an invitation. Rejects when a browser can't use what it says. */
  async answer({ id, description }: Code): Promise<string> {
    await this.#peer.setRemoteDescription({ type: 'offer', sdp: description });
    await this.#peer.setLocalDescription();
    return this.#code('answer', id);
  }

  /** Takes the answer to the invitation. Rejects as `answer` does. */
  async accept({ description }: Code): Promise<void> {
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: description });
  }

  async #code(kind: Code['kind'], id: string): Promise<string> {
    await gathered(this.#peer);
    return writeCode({ kind, id, description: this.#peer.localDescription?.sdp ?? '' });
  }

  /** Sends a text. False when there is no connection. */
  send(text: string): boolean {
    if (!this.stands) return false;
    this.#channel?.send(text);
    return true;
  }

  /** Ends the connection without telling anybody here. */
  close = (): void => {
    this.#ended = true;
    clearTimeout(this.#silence);
    removeEventListener('pagehide', this.close);
    this.#channel?.close();
    this.#peer.close();
  };
}
