import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { ConnectionLost } from './ConnectionLost';

/** A separate connection that receives the messages of a channel (LISTEN). */
export interface Listener {
  /** Resolves when all messages committed before this call have arrived. @throws when the connection is lost */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds in which the test message of `settle` must arrive. A slower connection counts as lost. */
const SETTLE_TIMEOUT = 5000;
/** Milliseconds between two checks of the connection. Without checks, a failed network may cause no error for hours. */
const HEARTBEAT = 30_000;

/**
 * Listens to a channel. Messages that are committed after the promise resolves arrive in the order of the commits.
 * @param onMessage called with each message, except messages that begin with "mark ", which `settle` uses
 * @param onLost called when the connection ends without `close`. No message arrives after this call.
 */
export async function listen(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
  { settleTimeout = SETTLE_TIMEOUT, heartbeat = HEARTBEAT } = {},
): Promise<Listener> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  const marks = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
  let isClosed = false;
  let heartbeats: NodeJS.Timeout | undefined;
  const lose = () => {
    if (isClosed) return;
    isClosed = true;
    clearInterval(heartbeats);
    for (const { reject } of marks.values()) reject(new ConnectionLost());
    void client.end().catch(() => undefined);
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    if (isClosed) return;
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
  let sent: Promise<unknown> = Promise.resolve();
  /** Sends a message to the channel, after the earlier messages, because pg runs only one query at a time. */
  const send = (message: string) => {
    sent = sent.catch(() => undefined).then(() => client.query('SELECT pg_notify($1, $2)', [channel, message]));
    return sent;
  };
  const settle = async () => {
    const mark = `mark ${randomUUID()}`;
    const heard = new Promise<void>((resolve, reject) => {
      marks.set(mark, { resolve, reject });
    });
    const timer = setTimeout(lose, settleTimeout).unref();
    try {
      await Promise.all([heard, send(mark)]);
    } finally {
      clearTimeout(timer);
      marks.delete(mark);
    }
  };
  heartbeats = setInterval(() => settle().catch(lose), heartbeat).unref();
  return {
    settle,
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(heartbeats);
      await client.end().catch(() => undefined);
    },
  };
}
