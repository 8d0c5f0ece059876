/** The error when a listening connection is lost. `code` is the SQLSTATE of Postgres for a failed connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
  constructor() {
    super('The connection that listens is lost.');
  }
}
