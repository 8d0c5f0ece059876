import type { DiaryEntry } from '../../database/__generated__/prisma/client';
import { EntryChanged } from '../../domain/diary/EntryChanged';
import type { FailedPayload } from '../errors/UserErrorsPlugin';

/** The data of a payload about an entry. */
interface EntryPayload {
  entry: DiaryEntry;
  restaurantId: string;
}

/**
 * Returns the payload of a change to an entry. If the entry has changed since the caller read it, nothing is written,
 * and the payload has the current entry and the error.
 */
export async function withCurrentEntryOnConflict<Payload extends EntryPayload>(
  change: Promise<Payload>,
): Promise<Payload | (EntryPayload & FailedPayload)> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof EntryChanged)) throw error;
    const { entry } = error;
    return { entry, restaurantId: entry.restaurantId, userErrors: [error] };
  }
}
