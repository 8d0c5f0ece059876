import { checkPlace } from '../checkPlace';
import { diner } from '../testing/diner';
import { normalisePlace } from './normalisePlace';

function normalise(changes: Record<string, unknown>) {
  const checked = checkPlace(diner(changes));
  if ('problem' in checked) throw new Error(JSON.stringify(checked));
  return normalisePlace(checked.place);
}

const manhattan = { latitude: 40.717725, longitude: -73.999883 };
const byCode = 'lacks its first words, completed from the ZIP code';
test.each([
  [{ city: 'Antonio', state: 'TX', postalCode: '78209' }, 'San Antonio', 'san antonio', byCode],
  [{ city: 'LOUIS', state: 'MO', postalCode: '63130' }, 'St. Louis', 'st louis', byCode],
  [{ city: 'York', state: 'NY', postalCode: '10010' }, 'New York', 'new york', byCode],
  [{ city: 'York', state: 'NY', ...manhattan }, 'New York', 'new york', byCode.replace('ZIP code', 'coordinates')],
])('%j is in %s', (row, city, cityKey, problem) => {
  expect(normalise(row)).toMatchObject({
    facts: { city, cityKey, state: row.state },
    notes: [{ field: 'city', problem, isCorrected: true }],
  });
});

test.each([
  { city: 'Palm Beach', state: 'FL', postalCode: '33401' },
  { city: 'York', state: 'PA', postalCode: '17403' },
  { city: 'Antonio', state: 'TX' },
  { city: 'York', state: 'NE', postalCode: '10010' },
  { city: 'Clayton', state: 'MO', postalCode: '63105' },
])('%j keeps its city', (row) => {
  expect(normalise(row)).toMatchObject({ facts: { city: row.city, state: row.state }, notes: [] });
});

test('a place in Mexico is skipped, although its state is CO; an unknown US village is not skipped', () => {
  const saltillo = { city: 'Saltillo', state: 'CO', latitude: 25.418147, longitude: -100.921462 };
  const problem = { field: 'coordinates', problem: 'lie outside the US, and the city is no US city' };
  expect(normalise(saltillo)).toEqual({ problem });
  expect(normalise({ ...saltillo, city: 'Denver' })).toMatchObject({ facts: { city: 'Denver', latitude: null } });
  const village = { city: 'Nosuchvillage', state: 'MO', latitude: 38.63, longitude: -90.2 };
  expect(normalise(village)).toMatchObject({ facts: { city: 'Nosuchvillage', latitude: 38.63 } });
});
