import type { Prisma } from '../../../database/__generated__/prisma/client';
import type { Written } from './countRows';
import type { SaidRow } from './SaidRow';

/** A line whose restaurant is known, on its way into what the member keeps. */
export interface TakenRow {
  line: number;
  said: SaidRow;
  /** uuid; of a restaurant that turned out to be another, the other's. */
  restaurantId: string;
  /** What is stored of the restaurant: our own data where the catalogue holds it, else what the line says (D21). */
  restaurantData: Prisma.InputJsonObject;
  written: Written[];
  /** The account is full. */
  hasNoRoom: boolean;
}

/** For whom lines are taken, and when their import was begun. */
export interface Taker {
  userId: string;
  importedAt: Date;
}
