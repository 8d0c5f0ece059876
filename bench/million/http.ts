import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const CONNECTIONS = 16;

/** The variables of one search. */
export interface Question {
  query: string;
  city: string;
}

/** Starts a server program and waits until the program sends the message that it is ready. */
export async function start(program: string, args: readonly string[], cwd?: string): Promise<ChildProcess> {
  const child = fork(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return child;
}

/** Ends the server. */
export async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Sends one request and resolves to the answer's body. @throws if the answer has no results */
export async function askOnce(port: number, document: string, question: Question): Promise<string> {
  const agent = new Agent();
  const body = await post(agent, port, bodyOf(document, question));
  agent.destroy();
  if (!body.includes('"edges":[{')) throw new Error(`Nothing was found: ${body.slice(0, 500)}`);
  return body;
}

/**
 * Sends requests over 16 connections for `seconds`, after a warm-up of the same length. Resolves to the requests per
 * second, the median and the 99th percentile of the times (ms), and the mean size of an answer (bytes).
 */
export async function load(port: number, document: string, questions: readonly Question[], seconds: number) {
  const bodies = questions.map((question) => bodyOf(document, question));
  await run(port, bodies, seconds);
  return run(port, bodies, seconds);
}

const bodyOf = (document: string, variables: Question) => JSON.stringify({ query: document, variables });

async function run(port: number, bodies: readonly string[], seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + 1000 * seconds;
  const times: number[] = [];
  let bytes = 0;
  const worker = async (at: number) => {
    for (let next = at; performance.now() < end; next += CONNECTIONS) {
      const began = performance.now();
      const answer = await post(agent, port, bodies[next % bodies.length] as string);
      if (!answer.startsWith('{"data":{')) throw new Error(answer.slice(0, 500));
      bytes += Buffer.byteLength(answer);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => worker(at)));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    bytes: Math.round(bytes / times.length),
  };
}

function post(agent: Agent, port: number, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request({ agent, port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The resident memory of a process in MiB; NaN if the system is not Linux or the process has ended. */
export function residentMebibytes(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
