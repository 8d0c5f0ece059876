import { RequestError } from './RequestError';
import { readBody } from './readBody';
import { toRequestError } from './toRequestError';
import { viewerHeaders } from './viewerHeaders';

/**
 * Sends a file unchanged to a path of this site, because a GraphQL request cannot contain files. Returns the body of
 * the answer.
 * @throws RequestError that describes the failure
 */
export async function sendFile(path: string, file: Blob, type: string): Promise<Record<string, unknown>> {
  let response: Response;
  let body: Awaited<ReturnType<typeof readBody>>;
  try {
    const headers = { 'content-type': type, accept: 'application/json', ...viewerHeaders() };
    response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body: file });
    body = await readBody(response);
  } catch (cause) {
    throw new RequestError('offline', 'No connection', { cause });
  }
  if (typeof body === 'string' || !response.ok) throw toRequestError(response, body);
  return body as Record<string, unknown>;
}
