/** An error in an answer from /graphql. */
export type ServerError = {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: { status?: number; code?: string; requestId?: string; retryAfterSeconds?: number };
};

/** The possible fields of an answer from /graphql or from a path under /api. */
export type Body = { data?: unknown; errors?: ServerError[]; code?: unknown; message?: unknown };

/** The body of an answer: parsed if it is a JSON object or array, otherwise its text. */
export async function readBody(response: Response): Promise<Body | string> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // not JSON: the caller gets the text
  }
  return text;
}
