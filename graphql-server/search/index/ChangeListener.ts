import { ConnectionLost } from '../../database/ConnectionLost';
import { isUnreachable } from '../../database/isUnreachable';
import { LateListener } from '../../database/LateListener';
import { within } from '../../outbound/within';

/** What is kept in memory answers so long (milliseconds) after it was last known to be right. */
const HOLDS = 10 * 60_000;
/** Milliseconds for a database to let itself be heard before what is kept answers; in all, however many ask. */
const PATIENCE = 1000;

interface ChangeListenerOptions {
  url: string;
  channel: string;
  /** Milliseconds. */
  clock: () => number;
  onMessage(payload: string): void;
  /** Told when the database is heard again after a time in which it was not: who knows what changed. */
  onHeardAgain(): void;
}

/** Whether the database tells us of changes, so that what is kept in memory is right; and since when not. */
export class ChangeListener {
  private readonly listener: LateListener;
  /** When (by the clock) what is kept was last known to be right; null while it is. */
  private rightUntil: number | null = null;
  /** When the database last let itself be heard, for a connection that was cut off silently. */
  private heardAt = 0;
  private isAsked = false;
  private attempt: { since: number; heard: Promise<void> } | null = null;

  constructor(private readonly options: ChangeListenerOptions) {
    const { url, channel, onMessage } = options;
    this.listener = new LateListener(url, channel, onMessage, () => this.lose());
  }

  /**
   * Resolves to whether changes are heard from now on. If not, something young enough is kept.
   * @param isKept whether what is kept would do for a while
   * @throws when changes are not heard and nothing is kept that would do; see isUnreachable
   */
  async tries(isKept: boolean): Promise<boolean> {
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

  /** Whether changes are heard, so that what is kept is right; to be asked before what is kept answers without waiting. */
  get isSure(): boolean {
    return this.rightUntil === null && this.listener.hears;
  }

  /** What is kept may be wrong from now on. */
  lose(): void {
    this.rightUntil ??= this.isAsked ? this.heardAt : this.options.clock();
  }

  /** Seconds since what is kept was last known to be right; null while it is. */
  get age(): number | null {
    return this.rightUntil === null ? null : Math.max(0, Math.round(this.milliseconds / 1000));
  }

  get isTooOld(): boolean {
    return this.milliseconds > HOLDS;
  }

  /** To be asked now and then: a connection that was cut off silently says nothing of it. */
  async makeSure(): Promise<void> {
    if (!this.listener.hears || this.isAsked) return;
    const askedAt = this.options.clock();
    this.isAsked = true;
    if (await this.listener.settle()) this.heardAt = askedAt;
    this.isAsked = false;
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
      // A frozen database lets nobody see that it hears us.
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
