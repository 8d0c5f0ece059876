import { Agent, request } from 'node:http';
import type { Case } from './questions';

const CONNECTIONS = 16;

/** Sends one request of a case. @throws when it is not answered with data */
export function ask(agent: Agent, port: number, asked: Case['requests'][number], cookie = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = typeof asked === 'string' ? '' : JSON.stringify(asked);
    const headers = {
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(cookie && { cookie }),
    };
    const [method, path] = typeof asked === 'string' ? ['GET', asked] : ['POST', '/graphql'];
    const sent = request({ agent, port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const start = parts[0]?.toString('utf8', 0, 300) ?? ''; // to read it all would take longer than to answer it
        const isFound = response.statusCode === 200 && !/^{"errors"|"restaurant":null|"edges":\[\]/.test(start);
        if (isFound) resolve();
        else reject(new Error(start));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends so many requests of a case over 16 connections. @returns requests a second */
export async function turn(port: number, { requests }: Case, count: number, cookie?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const worker = async (first: number) => {
    for (let next = first; next < count; next += CONNECTIONS) {
      await ask(agent, port, requests[next % requests.length] ?? '', cookie);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => worker(at)));
  agent.destroy();
  return count / ((performance.now() - began) / 1000);
}
