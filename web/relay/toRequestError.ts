import { reportOtherViewer } from '../device/tabViewer';
import { parseRetryAfter } from './parseRetryAfter';
import { RequestError } from './RequestError';
import type { Body, ServerError } from './readBody';

/**
 * The RequestError for an answer that cannot be used, with the status and the server's message. If the browser has
 * another viewer than this tab (VIEWER_CHANGED), this function also tells the tab, which then offers to reload.
 */
export function toRequestError(response: Response, body: Body | string, knownError?: ServerError): RequestError {
  const first = knownError ?? (typeof body === 'string' ? undefined : body.errors?.[0]);
  const status = response.ok ? first?.extensions?.status : response.status;
  const plain = typeof body === 'string' ? body : typeof body.message === 'string' ? body.message : undefined;
  const text = first?.message ?? plain ?? '';
  const message = `${status === undefined ? '' : `${status}: `}${text || response.statusText}`;
  const isSentence = typeof body !== 'string' && (status === undefined || status < 500);
  const { requestId } = first?.extensions ?? {};
  const code =
    first?.extensions?.code ?? (typeof body !== 'string' && typeof body.code === 'string' ? body.code : undefined);
  const retryAfterSeconds =
    parseRetryAfter(response.headers.get('retry-after')) ?? first?.extensions?.retryAfterSeconds;
  const serverMessage = isSentence ? text || undefined : undefined;
  const details = { status, code, requestId, retryAfterSeconds, serverMessage };
  if (code === 'VIEWER_CHANGED') reportOtherViewer();
  if (status === 429) return new RequestError('rateLimited', message, details);
  if (status === 401) return new RequestError('unauthenticated', message, details);
  return new RequestError(first ? 'graphql' : 'gateway', message, details);
}
