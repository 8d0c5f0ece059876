import { log } from '../log';

/** Logs one line when an outage of the database begins, and one line when it ends, even if many requests fail. */
export class Outage {
  private since: number | null = null;
  private isClosed = false;

  /** Called when a connection cannot be opened, or receives no data for too long. */
  begin(error: { code?: string; message: string }): void {
    if (this.isClosed || this.since !== null) return;
    this.since = Date.now();
    log.warn('the database is out of reach', { why: error.code ?? error.message });
  }

  /** Called when a connection has been opened. */
  end(): void {
    if (this.since === null) return;
    log.info('the database is back', { seconds: Math.round((Date.now() - this.since) / 1000) });
    this.since = null;
  }

  /** Called before the pool closes. Later failures are not logged. */
  close(): void {
    this.isClosed = true;
  }
}
