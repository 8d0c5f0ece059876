import { type Listener, listen } from './listen';

/** Listens to a channel from when it is first wanted, and anew when it is wanted after its connection was lost. */
export class LateListener {
  private listener: Promise<Listener> | null = null;
  private isHearing = false;

  /** @param onLost called when a connection ends otherwise than by `close`: until the next `start` nothing is heard */
  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly onMessage: (payload: string) => void,
    private readonly onLost: () => void,
  ) {}

  /** Resolves once it hears. @throws when the database cannot be reached */
  async start(): Promise<void> {
    this.listener ??= listen(this.url, this.channel, this.onMessage, () => {
      this.listener = null;
      this.isHearing = false;
      this.onLost();
    }).catch((error) => {
      this.listener = null;
      throw error;
    });
    const started = this.listener;
    await started;
    if (this.listener === started) this.isHearing = true; // else it is lost already
  }

  /** Whether it hears. */
  get hears(): boolean {
    return this.isHearing;
  }

  /** Whether it hears, or is about to. */
  get isOn(): boolean {
    return this.listener !== null;
  }

  /** Resolves once everything that was committed before has been heard; false when nothing is heard. */
  async settle(): Promise<boolean> {
    try {
      await (await this.listener)?.settle();
    } catch {
      return false; // lost, which was told
    }
    return this.isOn;
  }

  async close(): Promise<void> {
    const listener = await this.listener?.catch(() => null);
    await listener?.close();
  }
}
