import { normaliseName } from './normaliseName';

test.each([
  ['- Banq/Cater Kit', 'Banq/Cater Kit'],
  ["MCDONALD'S", "McDonald's"],
  ['Chick-fil-A', 'Chick-fil-A'],
  ["'ssippi", "'ssippi"],
  ['Keg Holdings LLC dba Urban Chestnut', 'Urban Chestnut'],
  ["Grill Master Tony's BBQ LLC", "Grill Master Tony's BBQ"],
  ['CAPULI CAKERY LLC', 'Capuli Cakery'],
  ['Smoke N Bones Bbq', 'Smoke N Bones BBQ'],
  ['BOBA B!TCH', 'Boba B!TCH'],
  ['Vincent Bakery', 'Vincent Bakery'],
  ["Rally's #8165", "Rally's #8165"],
  ['LLC', 'LLC'],
])('%s becomes %s', (raw, name) => {
  expect(normaliseName(raw)).toBe(name);
});

test('nothing stays nothing', () => expect(normaliseName('  ')).toBeNull());
