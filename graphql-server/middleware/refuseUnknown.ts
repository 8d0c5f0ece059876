import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../request/answerRefusal';

const BAD_KEY: Refusal = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'This key is unknown. Without the header Authorization you can request all public data.',
};
const NO_DOCUMENT: Refusal = {
  status: 404,
  code: 'PERSISTED_DOCUMENT_NOT_FOUND',
  message: 'No document with this documentId is stored. Send the operation itself as `query`.',
};
/** Clients with automatic persisted queries know this code. After this error, they always send the whole operation. */
const NO_HASHES: Refusal = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported: send the operation itself as `query`.',
};

/** Refuses a request with a bearer key (RFC 6750), because there are no keys yet. */
export function unknownKey({ headers }: IncomingMessage): Refusal | null {
  return /^bearer\b/i.test(headers.authorization ?? '') ? BAD_KEY : null;
}

/**
 * Refuses a request that names a stored document in its body or URL. A documentId is always refused. The hash of a
 * persisted query is refused if the request has no `query`.
 * @param parameters the parameters of the URL; their JSON was already checked
 */
export function unknownDocument(body: unknown, parameters: URLSearchParams): Refusal | null {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (sent.documentId != null || parameters.has('documentId')) return NO_DOCUMENT;
  if (sent.query || parameters.get('query')) return null;
  const extensions = sent.extensions ?? JSON.parse(parameters.get('extensions') || 'null');
  return (extensions as { persistedQuery?: unknown } | null)?.persistedQuery ? NO_HASHES : null;
}
