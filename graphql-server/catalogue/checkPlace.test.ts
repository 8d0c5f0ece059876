import { checkPlace, shorten } from './checkPlace';
import { diner } from './testing/diner';

const problem = (changes: Record<string, unknown>) => {
  const checked = checkPlace(diner(changes));
  return 'problem' in checked ? checked.problem : undefined;
};

test('numbers, yes/no values and lists may also be text, and a text may also be a number', () => {
  expect(
    checkPlace(
      diner({
        latitude: ' 38.6 ',
        longitude: -90.2,
        needsReservation: 'Yes',
        dietaryOptions: 'vegan; halal',
        postalCode: 63101,
      }),
    ),
  ).toMatchObject({
    place: {
      latitude: 38.6,
      longitude: -90.2,
      needsReservation: true,
      dietaryOptions: ['vegan', ' halal'],
      postalCode: '63101',
    },
  });
});

test('degrees may have a decimal comma', () => {
  expect(checkPlace(diner({ latitude: '38,627', longitude: '-90,1994' }))).toMatchObject({
    place: { latitude: 38.627, longitude: -90.1994 },
  });
});

test('a row with blank values is not refused', () => {
  expect(
    checkPlace(diner({ latitude: '', phone: ' ', hours: null, needsReservation: '', imageUrls: '' })),
  ).toHaveProperty('place');
});

test.each([
  ['name', undefined, 'is missing', undefined],
  ['name', '  ', 'is missing', undefined],
  ['sourceId', '', 'is missing', undefined],
  ['sourceId', 'a\0b', 'cannot be read', undefined],
  ['sourceId', '\ud83c', 'cannot be read', undefined],
  ['name', {}, 'should be a string', '{}'],
  ['name', 'x'.repeat(201), 'is longer than 200', `${'x'.repeat(59)}…`],
])('%s = %j: the row is refused, because the field %s', (field, value, words, detail) => {
  expect(problem({ [field]: value })).toMatchObject({ field, problem: words, ...(detail && { detail }) });
});

test.each([
  ['latitude', 'north', 'should be a number', 'north'],
  ['latitude', '.', 'should be a number', '.'],
  ['latitude', Number.NaN, 'should be a number', undefined],
  ['googleRating', 7, 'is more than 5', '7'],
  ['googleRating', -1, 'is less than 0', '-1'],
  ['needsReservation', 'maybe', 'should be yes or no', 'maybe'],
  ['coordinates', 'Elm Park', 'should be latitude and longitude', 'Elm Park'],
  ['recommendedDishes', { a: 1 }, 'should be an array', '{"a":1}'],
  ['cuisine', 12, 'should be text or a list of texts', '12'],
])('%s = %j: the value is left out, because it %s', (field, value, words, detail) => {
  const checked = checkPlace(diner({ [field]: value, phone: '3148321244' }));
  expect(checked).toMatchObject({
    place: { phone: '3148321244' },
    notes: [{ field, problem: `${words}, left out`, ...(detail && { detail }) }],
  });
  expect(checked).not.toHaveProperty(['place', field]);
});

test.each([
  ['.0000000000', 0],
  ['38.', 38],
  [' -.5 ', -0.5],
])('reads a number without digits before or after its decimal point: %j', (latitude, number) => {
  expect(checkPlace(diner({ latitude }))).toMatchObject({ place: { latitude: number } });
});

test('the note about a wrong value inside an object or a list contains the path of the value', () => {
  expect(checkPlace(diner({ coordinates: { latitude: 'x', longitude: 1 } }))).toMatchObject({
    notes: [{ field: 'coordinates.latitude', problem: 'should be a number, left out', detail: 'x' }],
  });
  expect(checkPlace(diner({ recommendedDishes: ['pie', 3] }))).toMatchObject({
    notes: [{ field: 'recommendedDishes.1' }],
  });
});

test('shorten returns one line without control characters', () => {
  expect(shorten('a\nb')).toBe('a b');
  expect(shorten('a\0\u001b[31mb')).toBe('a [31mb');
  expect(shorten(undefined)).toBe('');
});

test('required fields must be present; unknown columns are left out and do not change other checks', () => {
  const base = { sourceId: '1', name: 'Corner Diner' };
  expect(checkPlace({ sourceId: '1' })).toEqual({ problem: { field: 'name', problem: 'is missing' } });
  expect(checkPlace({ ...base, nonsense: 1 })).toEqual({ place: base, notes: [] });
  for (let shape = 0; shape < 100; shape += 1) {
    const row = { ...base, [`column${shape}`]: 'x', rating: '9', ...(shape % 2 && { phone: 1 }) };
    expect(checkPlace(row)).toMatchObject({
      place: base,
      notes: [{ field: 'rating', problem: 'is more than 5, left out', detail: '9' }],
    });
  }
  expect(checkPlace({ ...base, [`column${'x'.repeat(3000)}`]: 1, rating: 4 })).toEqual({
    place: { ...base, rating: 4 },
    notes: [],
  });
});
