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

test('without misses, a near miss meets all named foods, diets, price, time and place, in the order of the craving', () => {
  expect(metChips(craving(ALL), [], isSushi)).toEqual([KOSHER, VEGAN, SUSHI, CHEAP, LATE, HERE]);
});

test.each<[string, Miss, Chip]>([
  ['a diet', { kind: 'DIET_UNKNOWN', diet: 'kosher' }, KOSHER],
  ['a price', { kind: 'PRICE', price: '$$$' }, CHEAP],
  ['an unknown price', { kind: 'PRICE_UNKNOWN' }, CHEAP],
  ['a time', { kind: 'CLOSED', hours: { opens: null, closes: null }, asked: 180 }, LATE],
  ['an unknown time', { kind: 'HOURS_UNKNOWN' }, LATE],
  ['a place', { kind: 'ELSEWHERE', kilometres: null }, HERE],
])('a near miss that misses %s does not meet the chip for it, but meets the other five chips', (_, miss, missed) => {
  const met = metChips(craving(ALL), [miss], isSushi);
  expect(met).not.toContain(missed);
  expect(met).toHaveLength(5);
});

test('a food is met only if the place has it', () => {
  expect(metChips(craving([SUSHI]), [], () => false)).toEqual([]);
});
