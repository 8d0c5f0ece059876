import { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client, Pool, type PoolConfig } from 'pg';
import { PrismaClient } from './__generated__/prisma/client';
import { Outage } from './Outage';
import { rawTypes } from './rawTypes';

/** One pool for plain SQL and Prisma alike. */
export interface OpenPool {
  url: string;
  pool: Pool;
  prisma: PrismaClient;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Milliseconds: when many write to the same rows they take turns, and a turn may have to wait. */
const PATIENCE = { maxWait: 10_000, timeout: 20_000 };

/** How long one waits, in milliseconds: for a connection, and for a word on it. */
export interface PoolLimits {
  connect: number;
  /** An answer may take longer in all, but not begin or pause so long; none unless given. */
  silence?: number;
}

/** Pool and Prisma on one migrated database. */
export function openPool(url: string, { connect, silence }: PoolLimits = { connect: 10_000 }): OpenPool {
  const outage = new Outage();
  const settings: PoolConfig = { connectionString: url, max: 10, connectionTimeoutMillis: connect, types: rawTypes };
  if (silence) {
    settings.idleTimeoutMillis = silence - 2000; // so that no connection falls silent because nobody asks it
    settings.stream = () => socketThatListens(silence, outage);
  }
  const pool = new Pool({ ...settings, Client: clientOf(outage) });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens another
  pool.on('connect', (client) => {
    outage.end();
    client.on('error', () => undefined); // one in use was lost: its statement says so
  });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: PATIENCE });
  const close = async () => {
    outage.close();
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  };
  return { url, pool, prisma, close };
}

/** Connections that say when they cannot be had. */
function clientOf(outage: Outage): PoolConfig['Client'] {
  class TellingClient extends Client {
    override connect(): Promise<Client>;
    override connect(done: (error: Error) => void): void;
    override connect(done: (error: Error) => void = () => undefined) {
      super.connect((error: Error | null) => {
        if (error) outage.begin(error);
        done(error as Error); // the pool, which alone connects these, always hands one over
      });
      return Promise.resolve(this);
    }
  }
  return TellingClient as unknown as PoolConfig['Client'];
}

/** Ends itself, and with it the statement that waits, when nothing is heard for so many milliseconds: frozen, or cut off. */
function socketThatListens(silence: number, outage: Outage): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = Object.assign(new Error('The database says nothing.'), {
      code: 'ETIMEDOUT',
      syscall: 'read',
      errno: -110,
    });
    outage.begin(error);
    socket.destroy(error);
  });
  return socket;
}
