import { understand } from '../understand/understand';

/** Friday evening in St. Louis. */
export const NOW = new Date('2026-11-20T18:30:00-06:00');

/** Reads a craving at NOW, as if a restaurant of the city contained every word. */
export const readCraving = (craving: string) => understand(craving, { now: NOW, knows: () => true });

/** The ids of the chips, such as "diet:vegan" and "wanted:ramen", without the chips that the memory of cravings added. */
export const chipIds = ({ chips }: Pick<ReturnType<typeof understand>, 'chips'>): string[] =>
  chips.flatMap(({ id, kind }) => (kind === 'REMEMBERED' ? [] : [id]));
