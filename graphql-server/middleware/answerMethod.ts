import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRefusal } from '../request/answerRefusal';

const ALLOWED = 'GET, HEAD, POST, OPTIONS';

/**
 * Answers OPTIONS with the allowed methods, and refuses all methods that are not allowed. A HEAD request is handled as
 * a GET request, so the answer has the same headers. Node leaves out the body.
 * @returns whether the request was answered
 */
export function answerMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { method } = request;
  if (method === 'HEAD') request.method = 'GET';
  if (method === 'GET' || method === 'HEAD' || method === 'POST') return false;
  response.setHeader('allow', ALLOWED);
  if (method === 'OPTIONS') response.writeHead(204).end();
  else {
    const message = `${method} is not allowed here; use ${ALLOWED}`;
    answerRefusal(response, { status: 405, code: 'METHOD_NOT_ALLOWED', message });
  }
  return true;
}
