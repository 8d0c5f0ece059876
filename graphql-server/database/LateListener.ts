import { type Listener, listen } from './listen';

/**
 * Listens to a Postgres channel after the first `start`. After a lost connection, the next `start` connects again.
 */
export class LateListener {
  private listener: Promise<Listener> | null = null;
  private isConnected = false;

  /** @param onLost called when a connection ends without `close`; no message arrives until the next `start` */
  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onMessage: (payload: string) => void,
    private readonly onLost: () => void,
  ) {}

  /** Resolves when the connection listens. @throws when the database cannot be reached */
  async start(): Promise<void> {
    this.listener ??= listen(this.url, this.channel, this.onMessage, () => {
      this.listener = null;
      this.isConnected = false;
      this.onLost();
    }).catch((error) => {
      this.listener = null;
      throw error;
    });
    const started = this.listener;
    await started;
    if (this.listener === started) this.isConnected = true; // if not equal, the connection is already lost
  }

  /** Whether the connection listens, so that messages arrive. */
  get isListening(): boolean {
    return this.isConnected;
  }

  /**
   * Waits for all messages that were committed before this call. Resolves to true when these messages have arrived, or
   * to false if there is no connection.
   */
  async settle(): Promise<boolean> {
    try {
      await (await this.listener)?.settle();
    } catch {
      return false; // the connection was lost or could not be opened
    }
    return this.isConnected;
  }

  async close(): Promise<void> {
    const closing = this.listener;
    this.listener = null;
    this.isConnected = false;
    await (await closing?.catch(() => null))?.close();
  }
}
