import type { Miss } from '../index/Miss';
import type { Chip, ChipKind } from '../parse/Understanding';
import { understanding } from '../testing/places';
import { metChips, type Offers } from './metChips';

const chip = (kind: ChipKind, concept: string | null, id = `${kind}:${concept}`): Chip => ({
  id,
  kind,
  concept,
  text: id,
});
const SUSHI = chip('WANTED', 'sushi');
const COZY = chip('WANTED', 'cozy');
const KOSHER = chip('DIETARY', 'kosher');
const VEGAN = chip('DIETARY', 'vegan');
const CHEAP = chip('PRICE', null);
const LATE = chip('OPEN_AT', null);
const HERE = chip('PLACE', null);
const ALLERGY = chip('ALLERGY', 'nut-free');
const ALL = [KOSHER, VEGAN, SUSHI, COZY, CHEAP, LATE, HERE, ALLERGY];
const filters = { ...understanding({}).filters, dietary: ['kosher', 'vegan'] } as const;
const craving = (chips: Chip[]) => understanding({ chips, filters: { ...filters, dietary: [...filters.dietary] } });
const offers: Offers = { hasFood: (concept) => concept === 'sushi', offersDiet: () => true };

test('without misses, the chips for food, diets, price, time and part of town are met, and keep their order', () => {
  expect(metChips(craving(ALL), [], offers)).toEqual([KOSHER, VEGAN, SUSHI, CHEAP, LATE, HERE]);
});

test.each<[string, Miss, Chip]>([
  ['a price', { kind: 'PRICE', price: '$$$' }, CHEAP],
  ['an unknown price', { kind: 'PRICE_UNKNOWN' }, CHEAP],
  ['a time', { kind: 'CLOSED', hours: { opens: null, closes: null }, asked: 180 }, LATE],
  ['an unknown time', { kind: 'HOURS_UNKNOWN' }, LATE],
  ['a place', { kind: 'ELSEWHERE', kilometres: null }, HERE],
  ['a place', { kind: 'LOCATION_UNKNOWN' }, HERE],
])('with the miss "%s", the chip for this wish is not met, and five other chips are met', (_, miss, missed) => {
  const met = metChips(craving(ALL), [miss], offers);
  expect(met).not.toContain(missed);
  expect(met).toHaveLength(5);
});

test('the chip for a food is not met if the place does not have the food', () => {
  expect(metChips(craving([SUSHI]), [], { ...offers, hasFood: () => false })).toEqual([]);
});

test('the chip for a diet is not met if the place does not offer the diet', () => {
  const isKosher: Offers = { ...offers, offersDiet: (diet) => diet === 'kosher' };
  expect(metChips(craving([KOSHER, VEGAN]), [], isKosher)).toEqual([KOSHER]);
});
