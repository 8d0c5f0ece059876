import type { DietsRead } from '../parse/diets';
import type { Measured } from '../parse/readMeasures';
import type { UnderstoodFilters } from '../parse/Understanding';
import { stem } from '../words/stem';

/** The conditions of a craving, from its amounts and diets. */
export function filtersOf({ prices, party, distance, openAt }: Measured, diets: DietsRead): UnderstoodFilters {
  return {
    dietary: [...diets.dietary.keys()],
    dietaryEither: [...diets.either],
    allergic: [...diets.dietary.keys()].filter((diet) => diets.binding.has(diet)),
    avoid: [...diets.avoid.keys()],
    avoidWords: [...diets.avoidWords.keys()].map(stem),
    priceRanges: prices?.priceRanges ?? [],
    openAt: openAt?.openAt ?? null,
    partySize: party?.size ?? null,
    kilometres: distance?.kilometres ?? null,
  };
}

/** Whether at least one condition or the number of people is set. */
export function isFiltered({
  dietary,
  avoid,
  avoidWords = [],
  priceRanges,
  openAt,
  partySize,
  kilometres,
}: UnderstoodFilters): boolean {
  const isNarrowed = dietary.length + avoid.length + avoidWords.length + priceRanges.length > 0;
  return isNarrowed || openAt !== null || partySize !== null || kilometres !== null;
}
