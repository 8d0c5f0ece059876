import type { Request } from 'express';

/** The values of Sec-Fetch-Dest when a person opens an address, and when a script of ours calls it. */
const OWN_DESTINATIONS = new Set(['document', 'empty']);

/**
 * Whether another site's page sends the browser here, according to Sec-Fetch-Site (which scripts cannot set). False
 * when the person typed the address or followed our own link, and when the header is missing.
 */
export function isSentByOthers(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether a person opened this address on purpose. False for a picture or a frame, for a prefetch, and for a request
 * that another site's page caused.
 */
export function isOpenedOnPurpose(request: Request): boolean {
  const kind = request.get('sec-fetch-dest');
  const isEmbedded = kind !== undefined && !OWN_DESTINATIONS.has(kind);
  const isPrefetched = /\bprefetch\b/i.test(request.get('sec-purpose') ?? request.get('purpose') ?? '');
  return !isEmbedded && !isPrefetched && !isSentByOthers(request);
}
