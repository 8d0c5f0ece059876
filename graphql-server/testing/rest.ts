import type { Client } from './testServer';

/** An answer of the REST API, with its parsed body. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test checks the body that it expects
  body: any;
}

/** Sends a REST request. If `json` is given, it is the body of the request. */
export async function call(client: Client, method: string, path: string, json?: unknown): Promise<Answer> {
  const response = await client.request(path, { method, ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
