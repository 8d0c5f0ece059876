import type { Prisma } from '../../../database/__generated__/prisma/client';
import type { Written } from './countRows';
import type { SaidRow } from './SaidRow';

/** A line whose restaurant is known, while it is written. */
export interface TakenRow {
  line: number;
  said: SaidRow;
  /** uuid; for a merged restaurant, that of the one it was merged into. */
  restaurantId: string;
  /** What to store of the restaurant: our own data if the catalogue has it, else the line's description. */
  restaurantData: Prisma.InputJsonObject;
  written: Written[];
  /** The account is full: some of the line was not written. */
  hasNoRoom: boolean;
}

/** The member who imports, and when the import began. */
export interface Taker {
  userId: string;
  importedAt: Date;
}
