import { log } from '../log';

/** Says once that the database is out of reach, and once that it is back, however many requests find out. */
export class Outage {
  private since: number | null = null;
  private isOver = false;

  /** A connection could not be had, or said nothing. */
  begin(error: { code?: string; message: string }): void {
    if (this.isOver || this.since !== null) return;
    this.since = Date.now();
    log.warn('the database is out of reach', { why: error.code ?? error.message });
  }

  /** A connection was had. */
  end(): void {
    if (this.since === null) return;
    log.info('the database is back', { seconds: Math.round((Date.now() - this.since) / 1000) });
    this.since = null;
  }

  /** We end ourselves: what fails from now on is nobody's news. */
  close(): void {
    this.isOver = true;
  }
}
