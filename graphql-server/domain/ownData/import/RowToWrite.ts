import type { Prisma } from '../../../database/__generated__/prisma/client';
import type { Written } from './countRows';
import type { RowContent } from './RowContent';

/** A line that is being written. Its restaurant is known. */
export interface RowToWrite {
  line: number;
  content: RowContent;
  /** The uuid of the restaurant, or of the other restaurant into which it was merged. */
  restaurantId: string;
  /** The snapshot to store. It comes from the line only if the catalogue does not have the restaurant. */
  restaurantData: Prisma.InputJsonObject;
  written: Written[];
  /** True if a part of the line was not written because the account is full. */
  hasNoRoom: boolean;
}

/** The member who imports, and when the import began. */
export interface Importer {
  userId: string;
  importedAt: Date;
}
