import { grouped } from './grouped';

/** Returns a number with its noun: "1 restaurant", "1,200 restaurants", "2 cities". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
