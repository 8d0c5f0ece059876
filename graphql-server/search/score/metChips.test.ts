import type { Miss } from '../index/Miss';
import type { Chip, ChipKind } from '../parse/Understanding';
import { understanding } from '../testing/places';
import { metChips } from './metChips';

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
const isSushi = (concept: string) => concept === 'sushi';

test('without misses, the chips for food, diets, price, time and part of town are met, and keep their order', () => {
  expect(metChips(craving(ALL), [], isSushi)).toEqual([KOSHER, VEGAN, SUSHI, CHEAP, LATE, HERE]);
});

test.each<[string, Miss, Chip]>([
  ['a diet', { kind: 'DIET_UNKNOWN', diet: 'kosher' }, KOSHER],
  ['a price', { kind: 'PRICE', price: '$$$' }, CHEAP],
  ['an unknown price', { kind: 'PRICE_UNKNOWN' }, CHEAP],
  ['a time', { kind: 'CLOSED', hours: { opens: null, closes: null }, asked: 180 }, LATE],
  ['an unknown time', { kind: 'HOURS_UNKNOWN' }, LATE],
  ['a place', { kind: 'ELSEWHERE', kilometres: null }, HERE],
])('with the miss "%s", the chip for this wish is not met, and five other chips are met', (_, miss, missed) => {
  const met = metChips(craving(ALL), [miss], isSushi);
  expect(met).not.toContain(missed);
  expect(met).toHaveLength(5);
});

test('the chip for a food is not met if the place does not have the food', () => {
  expect(metChips(craving([SUSHI]), [], () => false)).toEqual([]);
});
