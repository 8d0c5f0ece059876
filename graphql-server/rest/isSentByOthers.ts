import type { Request } from 'express';

/** The values of Sec-Fetch-Dest for a page that a person opens (document) and for a call by a script (empty). */
const OWN_DESTINATIONS = new Set(['document', 'empty']);

/**
 * Whether a page of another origin caused the request, according to Sec-Fetch-Site (which scripts cannot set). False if
 * the person typed the address, if our own page caused the request, or if the header is missing.
 */
export function isSentByOthers(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether a person, or a script of ours, opened this address on purpose. False for HEAD, for a part of a page (e.g. a
 * picture, a style sheet or a frame), for a prefetch, and for a request that a page of another origin caused.
 */
export function isOpenedOnPurpose(request: Request): boolean {
  const kind = request.get('sec-fetch-dest');
  const isEmbedded = kind !== undefined && !OWN_DESTINATIONS.has(kind);
  const isPrefetched = /\bprefetch\b/i.test(request.get('sec-purpose') ?? request.get('purpose') ?? '');
  return request.method !== 'HEAD' && !isEmbedded && !isPrefetched && !isSentByOthers(request);
}
