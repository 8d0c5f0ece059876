import { grouped } from '../text/grouped';

/** Returns "48 appear only under their names" for 48 restaurants that a search finds only by their names or venues. */
export const onlyByName = (count: number): string =>
  count === 1 ? '1 appears only under its name' : `${grouped(count)} appear only under their names`;
