import type { Client } from './testServer';

/** An answer of REST, its body read. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  body: any;
}

/** Asks a path of REST with a method and, where given, a JSON body. */
export async function call(client: Client, method: string, path: string, json?: unknown): Promise<Answer> {
  const response = await client.request(path, { method, ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
