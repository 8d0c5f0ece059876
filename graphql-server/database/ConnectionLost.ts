/** The error when a connection that listens to a channel is lost. `code` is the SQLSTATE for a failed connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
  constructor() {
    super('The connection that listens is lost.');
  }
}
