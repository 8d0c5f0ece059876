import type { Request } from 'express';

/** What a browser asks for when a person goes to an address, and when a page of ours asks by script. */
const ASKED_BY_US = new Set(['document', 'empty']);

/**
 * Whether a page of another site sends the browser here, as far as it says (Sec-Fetch-Site, which scripts cannot set). Not
 * so when the person typed the address or followed a link of ours; programs and browsers that say nothing are believed.
 */
export function isSentByOthers(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Whether the person meant to come here: not a picture or frame in some page, not fetched beforehand, not sent by others. */
export function isMeant(request: Request): boolean {
  const kind = request.get('sec-fetch-dest');
  const isPart = kind !== undefined && !ASKED_BY_US.has(kind);
  const isFetchedBeforehand = /\bprefetch\b/i.test(request.get('sec-purpose') ?? request.get('purpose') ?? '');
  return !isPart && !isFetchedBeforehand && !isSentByOthers(request);
}
