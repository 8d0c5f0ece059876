/** A listening connection is lost. The code is Postgres' own code for a failed connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
  constructor() {
    super('The connection that listens is lost.');
  }
}
