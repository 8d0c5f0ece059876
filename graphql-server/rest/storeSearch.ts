import type { Request } from 'express';
import type { Context } from '../context/context';
import { recordSearch, searchMade } from '../domain/history/recordSearch';
import { describeError } from '../errors/describeError';
import { log } from '../log';
import { isOpenedOnPurpose } from './isSentByOthers';
import { readText } from './readQuery';

/**
 * Stores the search of a member in the history. A search with a blank query, or with an invalid query or location (e.g.
 * a query longer than 500 characters), is not stored. A search that nobody opened on purpose (isOpenedOnPurpose) is
 * also not stored, because a page of another site may have caused it. The caller does not wait until the search is
 * stored. If storing fails, the failure is only logged.
 */
export function storeSearch(context: Context, request: Request): void {
  const { viewer } = context;
  if (viewer.kind !== 'MEMBER' || !isOpenedOnPurpose(request)) return;
  const search = searchMade.safeParse({ query: readText(request, 'query'), location: readText(request, 'location') });
  if (!search.success) return;
  recordSearch(context, viewer, search.data).catch((error: unknown) => {
    log.warn('a search could not be stored', { error: describeError(error) });
  });
}
