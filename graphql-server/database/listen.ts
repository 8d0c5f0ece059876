import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { ConnectionLost } from './ConnectionLost';

/** A connection of its own that hears what is told on a channel. */
export interface Listener {
  /** Resolves once everything that was committed before has been heard. @throws when the connection is lost */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds in which what is told must be heard; a connection that is deaf longer is lost. */
const PATIENCE = 5000;
/** Milliseconds between two looks whether it still hears: a network that was cut silently says nothing of it for hours. */
const HEARTBEAT = 30_000;

/**
 * Listens to a channel. What is told from the moment the promise resolves on is heard, in the order it was committed.
 * @param onLost called once when the connection ends otherwise than by `close`: from then on nothing is heard
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
  { patience = PATIENCE, heartbeat = HEARTBEAT } = {},
): Promise<Listener> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  const marks = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
  let isClosed = false;
  let beating: NodeJS.Timeout | undefined;
  const lose = () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(beating);
    for (const { reject } of marks.values()) reject(new ConnectionLost());
    void client.end().catch(() => undefined);
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    const mark = marks.get(payload);
    if (mark) mark.resolve();
    else if (!payload.startsWith('mark ')) onMessage(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    isClosed = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  const settle = async () => {
    const mark = `mark ${randomUUID()}`;
    const heard = new Promise<void>((resolve, reject) => {
      marks.set(mark, { resolve, reject });
    });
    const timer = setTimeout(lose, patience).unref();
    try {
      await Promise.all([heard, client.query('SELECT pg_notify($1, $2)', [channel, mark])]);
    } finally {
      clearTimeout(timer);
      marks.delete(mark);
    }
  };
  beating = setInterval(() => settle().catch(lose), heartbeat).unref();
  return {
    settle,
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(beating);
      await client.end().catch(() => undefined);
    },
  };
}
