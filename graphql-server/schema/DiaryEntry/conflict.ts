import type { DiaryEntry } from '../../database/__generated__/prisma/client';
import { EntryChanged } from '../../domain/diary/EntryChanged';
import type { FailedPayload } from '../errors/UserErrorsPlugin';

/** The data of a payload about an entry. */
interface EntryPayload {
  entry: DiaryEntry;
  restaurantId: string;
}

/**
 * The payload of a change of an entry: what was written or, if the entry changed since the caller read it, the entry as
 * it is now and why nothing was written.
 */
export async function orAsItIsNow<Payload extends EntryPayload>(
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
