import { ConnectionLost } from '../../database/ConnectionLost';
import { isUnreachable } from '../../database/isUnreachable';
import { LateListener } from '../../database/LateListener';
import { within } from '../../outbound/within';

/** How long (milliseconds) what is kept may answer after it was last known to be up to date. */
const HOLDS = 10 * 60_000;
/** How long (milliseconds) callers together wait for the database before what is kept answers. */
const PATIENCE = 1000;

interface ChangeListenerOptions {
  url: string;
  channel: string;
  /** Milliseconds. */
  clock: () => number;
  onMessage(payload: string): void;
  /** Called when changes are heard again after a time in which they were not: some may have been missed. */
  onHeardAgain(): void;
}

/** Hears of changes from the database, and knows whether what is kept in memory is up to date, or since when it may not be. */
export class ChangeListener {
  private readonly listener: LateListener;
  /** When (by the clock) what is kept was last known to be up to date; null while it is. */
  private rightUntil: number | null = null;
  /** When the database last answered: a connection can be cut off without a sign. */
  private heardAt = 0;
  private isChecking = false;
  private attempt: { since: number; heard: Promise<void> } | null = null;

  constructor(private readonly options: ChangeListenerOptions) {
    const { url, channel, onMessage } = options;
    this.listener = new LateListener(url, channel, onMessage, () => this.lose());
  }

  /**
   * Listens for changes, if that is not done yet.
   * @param isKept whether the caller keeps something that it can answer with for a while
   * @returns true when changes are heard; false when they are not and the caller may answer with what it keeps
   * @throws when changes are not heard and the caller keeps nothing, or what it keeps is too old; see isUnreachable
   */
  async ensureHeard(isKept: boolean): Promise<boolean> {
    if (this.isSure) return true;
    this.attempt ??= { since: performance.now(), heard: this.listen() };
    const { since, heard } = this.attempt;
    if (!isKept || this.isTooOld) {
      await heard;
      return true;
    }
    const isHeard = heard.then(() => true, notWhenUnreachable);
    if (await within(Math.max(0, since + PATIENCE - performance.now()), isHeard)) return true;
    this.lose();
    return false;
  }

  /** Whether changes are heard, so that what is kept may answer without waiting. */
  get isSure(): boolean {
    return this.rightUntil === null && this.listener.hears;
  }

  /** To be called when changes are no longer heard: what is kept may be wrong from now on. */
  lose(): void {
    this.rightUntil ??= this.isChecking ? this.heardAt : this.options.clock();
  }

  /** Seconds since what is kept was last known to be up to date; null while it is. */
  get age(): number | null {
    return this.rightUntil === null ? null : Math.max(0, Math.round(this.milliseconds / 1000));
  }

  get isTooOld(): boolean {
    return this.milliseconds > HOLDS;
  }

  /** Asks the database for a sign of life; to be called now and then, because a connection can be cut off without a sign. */
  async checkConnection(): Promise<void> {
    if (!this.listener.hears || this.isChecking) return;
    const askedAt = this.options.clock();
    this.isChecking = true;
    if (await this.listener.settle()) this.heardAt = askedAt;
    this.isChecking = false;
  }

  /** Resolves once everything that was committed before has been heard; false when nothing is heard. */
  settle(): Promise<boolean> {
    return this.listener.settle();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  private get milliseconds(): number {
    return this.rightUntil === null ? 0 : this.options.clock() - this.rightUntil;
  }

  private async listen(): Promise<void> {
    try {
      await this.listener.start();
      // A database that hangs accepts the connection and then tells nothing.
      if (this.rightUntil !== null && !(await this.listener.settle())) throw new ConnectionLost();
    } finally {
      this.attempt = null;
    }
    this.heardAt = this.options.clock();
    if (this.rightUntil === null) return;
    this.rightUntil = null;
    this.options.onHeardAgain();
  }
}

function notWhenUnreachable(error: unknown): false {
  if (isUnreachable(error)) return false;
  throw error;
}
