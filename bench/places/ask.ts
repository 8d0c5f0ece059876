import { bytesOf, Line } from './Line';
import type { Case } from './questions';

const CONNECTIONS = 16;

/** Sends `count` requests of a case over 16 connections. @returns requests per second */
export async function turn(port: number, { requests }: Case, count: number, cookie?: string): Promise<number> {
  const all = requests.map((asked) => bytesOf(asked, cookie));
  const lines = Array.from({ length: CONNECTIONS }, () => new Line(port));
  const began = performance.now();
  await Promise.all(
    lines.map(async (line, first) => {
      for (let next = first; next < count; next += CONNECTIONS) await line.ask(all[next % all.length] as Buffer);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const line of lines) line.close();
  return count / seconds;
}
