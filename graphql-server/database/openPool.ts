import { Socket } from 'node:net';
import { Client, Pool, type PoolConfig } from 'pg';
import { Outage } from './Outage';
import { rawTypes } from './rawTypes';

/** A pool of connections to a database. */
export interface OpenPool {
  url: string;
  pool: Pool;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Time limits in milliseconds. `connect` is the longest time that a caller waits for a connection. */
export interface PoolLimits {
  connect: number;
  /** A connection closes if no data arrives on it for this time. Without a value, there is no limit. */
  silence?: number;
}

/** Creates a pool for a database. The first query opens the first connection. */
export function openPool(url: string, { connect, silence }: PoolLimits = { connect: 10_000 }): OpenPool {
  const outage = new Outage();
  const settings: PoolConfig = { connectionString: url, max: 10, connectionTimeoutMillis: connect, types: rawTypes };
  if (silence) {
    settings.idleTimeoutMillis = silence - 2000; // so an idle connection closes before it counts as silent
    settings.stream = () => socketWithTimeout(silence, outage);
  }
  const pool = new Pool({ ...settings, Client: clientOf(outage) });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens a new one
  pool.on('connect', (client) => {
    outage.end();
    client.on('error', () => undefined); // a connection in use was lost, and its statement fails
  });
  const close = async () => {
    outage.close();
    if (!pool.ended) await pool.end();
  };
  return { url, pool, close };
}

/** Returns a class of clients that report failed connection attempts to `outage`. */
function clientOf(outage: Outage): PoolConfig['Client'] {
  class ReportingClient extends Client {
    override connect(): Promise<Client>;
    override connect(done: (error: Error) => void): void;
    override connect(done: (error: Error) => void = () => undefined) {
      super.connect((error: Error | null) => {
        if (error) outage.begin(error);
        done(error as Error); // only the pool calls this, and it always passes `done`
      });
      return Promise.resolve(this);
    }
  }
  return ReportingClient as unknown as PoolConfig['Client'];
}

/** A socket that closes when no data arrives for `silence` milliseconds. The waiting statement then fails. */
function socketWithTimeout(silence: number, outage: Outage): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = Object.assign(new Error('The database sends no data.'), {
      code: 'ETIMEDOUT',
      syscall: 'read',
      errno: -110,
    });
    outage.begin(error);
    socket.destroy(error);
  });
  return socket;
}
