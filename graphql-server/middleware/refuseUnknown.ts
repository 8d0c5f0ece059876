import type { IncomingMessage } from 'node:http';

/** Why a request to the graph is not even read: its status, a code that stays, and what to do instead. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const BAD_KEY: Refusal = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'This key is not known here. Ask without the header Authorization for what is open to everybody.',
};
const NO_DOCUMENT: Refusal = {
  status: 404,
  code: 'PERSISTED_DOCUMENT_NOT_FOUND',
  message: 'No document of that documentId is kept here. Send the operation itself as `query`.',
};
/** The code that clients of automatic persisted queries know: they send the operation itself, and go on doing so. */
const NO_HASHES: Refusal = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported: send the operation itself as `query`.',
};

/** Whether a request brings a key (RFC 6750); there are no keys yet, so none is known. */
export function unknownKey({ headers }: IncomingMessage): Refusal | null {
  return /^bearer\b/i.test(headers.authorization ?? '') ? BAD_KEY : null;
}

/**
 * Whether a request names a kept document instead of sending one, in its body or its address.
 * @param parameters of the address; what should be JSON among them is JSON
 */
export function unknownDocument(body: unknown, parameters: URLSearchParams): Refusal | null {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (told.documentId != null || parameters.has('documentId')) return NO_DOCUMENT;
  if (told.query || parameters.get('query')) return null;
  const extensions = told.extensions ?? JSON.parse(parameters.get('extensions') || 'null');
  return (extensions as { persistedQuery?: unknown } | null)?.persistedQuery ? NO_HASHES : null;
}
