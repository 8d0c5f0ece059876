import type { DietaryOption } from '../../facts/facts';
import { forbids } from '../parse/forbids';
import type { Chip, Understanding, UnderstoodFilters } from '../parse/Understanding';
import { vocabulary } from '../vocabulary/Vocabulary';
import type { MergeOptions } from './MergeOptions';
import type { ModelReading } from './ModelReading';
import { settleMoments } from './settleMoments';

/**
 * Adds the filters that the language model found to the filters that our parser found. Returns all these filters, and
 * the chips of the added filters. A diet or an allergy is not added if the diner removed its chip. A price, a time, a
 * party size or a distance is added only if our parser found no condition of this kind and the diner removed no chip of
 * this kind.
 */
export function addFilters(
  { filters: own }: Understanding,
  model: ModelReading,
  { now, timeZone, without = [] }: MergeOptions,
): { filters: UnderstoodFilters; chips: Chip[] } {
  const filters = { ...own, dietary: [...own.dietary], avoid: [...own.avoid] };
  const chips: Chip[] = [];
  const add = (kind: Chip['kind'], id: string, concept: string | null, text: string) =>
    chips.push({ id, kind, concept, text });
  const gone = new Set(without);
  /** Whether the diner removed a chip of this kind. */
  const isOff = (prefix: string) => [...gone].some((id) => id.startsWith(prefix));

  const addDiet = (diet: DietaryOption, words: string) => {
    if (gone.has(`diet:${diet}`) || isImplied(diet, filters.dietary)) return;
    filters.dietary.push(diet);
    add('DIETARY', `diet:${diet}`, vocabulary.concepts.has(diet) ? diet : null, words);
  };
  for (const { value, words } of model.dietary) addDiet(value, words);
  for (const { value, words } of model.avoid) {
    const forbidden = forbids(value);
    if (typeof forbidden === 'string') {
      addDiet(forbidden, words);
      continue;
    }
    const further = forbidden.filter((concept) => !filters.avoid.includes(concept));
    if (gone.has(`allergy:${value}`) || further.length === 0) continue;
    filters.avoid.push(...further);
    add('ALLERGY', `allergy:${value}`, value, words);
  }
  if (own.priceRanges.length === 0 && model.prices.length > 0 && !isOff('price:')) {
    filters.priceRanges = [...new Set(model.prices.map(({ value }) => value))].sort();
    add('PRICE', `price:${filters.priceRanges.join('-')}`, null, model.prices[0]?.words ?? '');
  }
  if (own.openAt === null && model.open.length > 0 && !isOff('open:')) {
    const words = model.open[0]?.words ?? '';
    filters.openAt = settleMoments(
      model.open.map(({ value }) => value),
      now,
      timeZone,
    );
    add('OPEN_AT', filters.openAt === 'now' ? 'open:now' : `open:${words.replaceAll(' ', '-')}`, null, words);
  }
  const [party] = model.party;
  if (own.partySize === null && party && !isOff('party:')) {
    filters.partySize = party.value;
    add('PARTY', `party:${party.value}`, null, party.words);
  }
  const [distance] = model.distance;
  if (own.kilometres === null && distance && !isOff('distance:')) {
    filters.kilometres = distance.value;
    add('DISTANCE', `distance:${distance.value}`, null, distance.words);
  }
  return { filters, chips };
}

const isImplied = (diet: DietaryOption, asked: readonly DietaryOption[]) =>
  asked.includes(diet) || (diet === 'vegetarian' && asked.includes('vegan'));
