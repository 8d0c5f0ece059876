import { bytesOf, Connection } from './Connection';
import type { Case } from './questions';

const CONNECTIONS = 16;

/** Sends `count` requests of a case (one kind of request) over 16 connections. @returns requests per second */
export async function measureTurn(port: number, { requests }: Case, count: number, cookie?: string): Promise<number> {
  const all = requests.map((asked) => bytesOf(asked, cookie));
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(port));
  const began = performance.now();
  await Promise.all(
    connections.map(async (connection, first) => {
      for (let next = first; next < count; next += CONNECTIONS) await connection.ask(all[next % all.length] as Buffer);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  return count / seconds;
}
