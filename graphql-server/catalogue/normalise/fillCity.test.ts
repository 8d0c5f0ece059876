import { fillCity } from './fillCity';

const CENTRAL_WEST_END = { latitude: 38.6415, longitude: -90.2618 };

test('nothing is added if nothing is missing, or if no city is found', () => {
  expect(fillCity({ city: 'Clayton', state: 'MO', postalCode: '63108' })).toEqual({ added: {}, notes: [] });
  expect(fillCity({})).toEqual({ added: {}, notes: [] });
  expect(fillCity({ postalCode: '00001', latitude: 30, longitude: -60 })).toEqual({ added: {}, notes: [] });
});

test('the ZIP code has precedence over the coordinates, and a note states which of the two was used', () => {
  expect(fillCity({ postalCode: '85004-1234', ...CENTRAL_WEST_END })).toEqual({
    added: { city: 'Phoenix', state: 'AZ' },
    notes: [
      {
        field: 'city and state',
        problem: 'are missing, filled in from the ZIP code',
        detail: 'Phoenix, AZ',
        isCorrected: true,
      },
    ],
  });
  expect(fillCity(CENTRAL_WEST_END)).toEqual({
    added: { city: 'St. Louis', state: 'MO' },
    notes: [
      {
        field: 'city and state',
        problem: 'are missing, filled in from the coordinates',
        detail: 'St. Louis, MO',
        isCorrected: true,
      },
    ],
  });
});

test('a city or state from the source stays', () => {
  expect(fillCity({ city: 'Richmond Heights', ...CENTRAL_WEST_END })).toEqual({
    added: { state: 'MO' },
    notes: [
      {
        field: 'state',
        problem: 'is missing, filled in from the coordinates',
        detail: 'St. Louis, MO',
        isCorrected: true,
      },
    ],
  });
  expect(fillCity({ state: 'Missouri', ...CENTRAL_WEST_END }).added).toEqual({ city: 'St. Louis' });
});

test('a found city is not used if the source names another state', () => {
  expect(fillCity({ state: 'IL', ...CENTRAL_WEST_END })).toEqual({ added: {}, notes: [] });
  expect(fillCity({ state: 'MO', postalCode: '62201', ...CENTRAL_WEST_END }).added).toEqual({ city: 'St. Louis' });
});
