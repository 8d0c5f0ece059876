import { ConnectionLost } from '../../database/ConnectionLost';
import { isUnreachable } from '../../database/isUnreachable';
import { LateListener } from '../../database/LateListener';
import { within } from '../../outbound/within';

/** How long (milliseconds) data in memory may be used after it was last known to be up to date. */
const MAX_AGE_MS = 10 * 60_000;
/** How long (milliseconds) callers wait for one attempt to reach the database before they use data in memory. */
const PATIENCE_MS = 1000;

interface ChangeListenerOptions {
  url: string;
  channel: string;
  /** Returns the time in milliseconds. */
  clock: () => number;
  onMessage(payload: string): void;
  /** Called when changes arrive again after an interruption, because some changes may have been missed. */
  onReconnect(): void;
}

/** Receives changes from the database. Knows whether the data in memory is up to date, and when it last was. */
export class ChangeListener {
  private readonly listener: LateListener;
  /** When (by `clock`) the data in memory was last known to be up to date; null while it is up to date. */
  private upToDateUntil: number | null = null;
  /** The latest time at which the connection is known to have worked. (A connection can break without an error.) */
  private lastContactAt = 0;
  private isChecking = false;
  private attempt: { since: number; heard: Promise<void> } | null = null;

  constructor(private readonly options: ChangeListenerOptions) {
    const { url, channel, onMessage } = options;
    this.listener = new LateListener(url, channel, onMessage, () => this.lose());
  }

  /**
   * Starts to listen for changes if the listener does not listen yet.
   * @param hasMemory whether the caller has data in memory that it can use for a while
   * @returns true when changes arrive; false when they do not arrive, but the caller may use the data in memory
   * @throws when changes do not arrive, and one of three things is true: the caller has no data in memory, the data is
   * too old, or the reason is not an unreachable database (isUnreachable)
   */
  async ensureListening(hasMemory: boolean): Promise<boolean> {
    if (this.isUpToDate) return true;
    this.attempt ??= { since: performance.now(), heard: this.listen() };
    const { since, heard } = this.attempt;
    if (!hasMemory || this.isTooOld) {
      await heard;
      return true;
    }
    const isHeard = heard.then(() => true, falseIfUnreachable);
    if (await within(Math.max(0, since + PATIENCE_MS - performance.now()), isHeard)) return true;
    this.lose();
    return false;
  }

  /** Whether changes arrive. If so, callers may use the data in memory without waiting. */
  get isUpToDate(): boolean {
    return this.upToDateUntil === null && this.listener.isListening;
  }

  /** Call this when changes no longer arrive. From then on, the data in memory may be out of date. */
  lose(): void {
    this.upToDateUntil ??= this.isChecking ? this.lastContactAt : this.options.clock();
  }

  /** Seconds since the data in memory was last known to be up to date; null while it is up to date. */
  get age(): number | null {
    return this.upToDateUntil === null ? null : Math.max(0, Math.round(this.milliseconds / 1000));
  }

  /** Whether the data in memory is too old to be used. */
  get isTooOld(): boolean {
    return this.milliseconds > MAX_AGE_MS;
  }

  /** Checks that the database still answers. Call this regularly, because a connection can break without an error. */
  async checkConnection(): Promise<void> {
    if (!this.listener.isListening || this.isChecking) return;
    const askedAt = this.options.clock();
    this.isChecking = true;
    if (await this.listener.settle()) this.lastContactAt = askedAt;
    this.isChecking = false;
  }

  /** Resolves with true when all changes committed before this call have arrived; false if the connection is lost. */
  settle(): Promise<boolean> {
    return this.listener.settle();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  private get milliseconds(): number {
    return this.upToDateUntil === null ? 0 : this.options.clock() - this.upToDateUntil;
  }

  private async listen(): Promise<void> {
    try {
      await this.listener.start();
      // A database that hangs accepts the connection and then sends nothing.
      if (this.upToDateUntil !== null && !(await this.listener.settle())) throw new ConnectionLost();
    } finally {
      this.attempt = null;
    }
    this.lastContactAt = this.options.clock();
    if (this.upToDateUntil === null) return;
    this.upToDateUntil = null;
    this.options.onReconnect();
  }
}

function falseIfUnreachable(error: unknown): false {
  if (isUnreachable(error)) return false;
  throw error;
}
