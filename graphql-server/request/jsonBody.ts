import { json } from 'express';

/** The largest JSON body, in bytes. Uploaded files have another limit (rest/receiveFile.ts). */
export const MAX_BODY = 100_000;

/** Reads a JSON body into `request.body`. It also works outside Express. An error is passed to `next`. */
export const readJsonBody = json({
  limit: MAX_BODY,
  strict: false,
  type: ['application/json', 'application/graphql+json'],
});

/** Our answers to the errors of readJsonBody, by the type of the error. */
const refusals: Record<string, { code: string; message: string }> = {
  'entity.parse.failed': { code: 'BAD_JSON', message: 'The body is not valid JSON' },
  'entity.too.large': { code: 'TOO_LARGE', message: `The body is larger than ${MAX_BODY / 1000} kB` },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as JSON in UTF-8' },
  'encoding.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body plain or gzipped' },
};

const unreadable = { code: 'BAD_REQUEST', message: 'The request cannot be read; check its address and its body' };

/** The answer for an error of a request that cannot be read (status 400 to 499); null for any other error. */
export function refusalOf(error: unknown): { status: number; code: string; message: string } | null {
  const { status, type } = error as { status?: number; type?: string };
  if (status === undefined || status < 400 || status > 499) return null;
  return { status, ...(refusals[type ?? ''] ?? unreadable) };
}
