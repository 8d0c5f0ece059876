/** A connection that hears no more; its code is Postgres' own for a connection that failed. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
  constructor() {
    super('The connection that listens is lost.');
  }
}
