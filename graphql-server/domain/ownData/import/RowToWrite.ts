import type { Prisma } from '../../../database/__generated__/prisma/client';
import type { Written } from './countRows';
import type { RowContent } from './RowContent';

/** A line of an import, ready to be written. The catalogue has the line's restaurant, or the line describes it. */
export interface RowToWrite {
  line: number;
  content: RowContent;
  /** The uuid of the restaurant, or of the other restaurant into which it was merged. */
  restaurantId: string;
  /** The snapshot to store. It comes from the line only if the catalogue does not have the restaurant. */
  restaurantData: Prisma.InputJsonObject;
  written: Written[];
  /** True if a part of the line was not written because the account or the diary entry is full. */
  hasNoRoom: boolean;
}

/** The member who imports a file, and the moment when the import was started. */
export interface Importer {
  userId: string;
  importedAt: Date;
}
