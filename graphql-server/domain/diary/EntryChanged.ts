import type { DiaryEntry } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';

/** The error when the entry has changed since the caller read it. Nothing was written. */
export class EntryChanged extends UserError {
  constructor(
    /** The entry as it is now. */
    readonly entry: DiaryEntry,
  ) {
    const message = 'The entry has changed since you read it; read it again, then send your changes again';
    super('CONFLICT', message, { field: 'ifUpdatedAt' });
  }
}

/** @throws EntryChanged when the caller sends the `updatedAt` that it read, and the entry's `updatedAt` now differs */
export function refuseChanged(entry: DiaryEntry, ifUpdatedAt: Date | null | undefined): void {
  if (ifUpdatedAt && ifUpdatedAt.getTime() !== entry.updatedAt.getTime()) throw new EntryChanged(entry);
}
