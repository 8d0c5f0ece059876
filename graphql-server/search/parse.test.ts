import { parse } from './parse';

test.each([
  ['cozy ramen, not too loud', ['cozy', 'ramen']],
  ['ramen not loud or crowded but cheap', ['ramen', 'cheap']],
  ['Jalapeño POPPERS', ['jalapeno', 'poppers']],
  ["Pappy's barbecue", ["pappy's", 'barbecue']],
  ['Pappy’s barbecue', ["pappy's", 'barbecue']],
  ['best pizza in St. Louis', ['pizza']],
  ['pizza in saint louis near me', ['pizza']],
  ['pizza in St. Louis, MO', ['pizza']],
  ['pizza in st louis mo tonight please', ['pizza', 'tonight']],
  ['pizza in a hurry', ['pizza', 'hurry']],
  ['gluten-free gluten-free', ['gluten', 'free']],
  ['100% vegan_burger', ['100', 'vegan', 'burger']],
  ['떡볶이 3rd', ['떡볶이', '3rd']],
  ["' OR 1=1; --", ['1']],
  ['pi\0zza', ['pi', 'zza']],
])('%j is looked for as %j', (query, terms) => {
  expect(parse(query, undefined)).toMatchObject({ terms, scope: 'matching' });
});

test.each(['', '   ', null, undefined, 'popular restaurants', 'restaurants', "What's good?", 'not loud'])(
  '%j narrows nothing',
  (query) => {
    expect(parse(query, undefined)).toMatchObject({ terms: [], scope: 'everything' });
  },
);

test.each(['!!!', '🍕', '%'])('%j holds no word to look for', (query) => {
  expect(parse(query, undefined).scope).toBe('nothing');
});

test('the place is St. Louis unless named', () => {
  expect(parse('pizza', ' ')).toMatchObject({ cityKey: 'st louis' });
  expect(parse('pizza', 'Phoenix, AZ')).toMatchObject({ cityKey: 'phoenix', state: 'AZ' });
  expect(parse('pizza in phoenix az', '85001')).toMatchObject({ cityKey: 'phoenix', state: 'AZ', terms: ['pizza'] });
});

test('a known city has a neighbourhood, an unknown place only its name', () => {
  expect(parse('', 'saint louis')).toMatchObject({
    cityKey: 'st louis',
    state: 'MO',
    around: { latitude: expect.closeTo(38.63, 1), longitude: expect.closeTo(-90.2, 1), kilometres: 21 },
  });
  expect(parse('', 'Clayton, MO').around?.kilometres).toBe(10);
  expect(parse('', 'Nowhere, MO')).toEqual({
    text: '',
    terms: [],
    scope: 'everything',
    cityKey: 'nowhere',
    state: 'MO',
  });
});

test('the first 500 characters count, and the number of terms is bounded', () => {
  expect(parse(`ramen${' '.repeat(495)}pizza`, null).terms).toEqual(['ramen']);
  expect(() => parse('', 'x'.repeat(101))).toThrow(expect.objectContaining({ field: 'location' }));
  const many = Array.from({ length: 70 }, (_, n) => `w${n}`).join(' ');
  expect(parse(many.slice(0, 300), null).terms).toHaveLength(24);
});
