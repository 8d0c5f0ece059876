import { checkPlace, type RowProblem } from '../checkPlace';
import { diner } from '../testing/diner';
import { moveTown } from './moveTown';

function move(changes: Record<string, unknown>) {
  const checked = checkPlace(diner({ city: undefined, state: undefined, ...changes }));
  if ('problem' in checked) throw new Error(JSON.stringify(checked));
  const notes: RowProblem[] = [];
  const { address, city, state, postalCode } = moveTown(checked.place, notes);
  return { address, city, state, postalCode, notes };
}

const stLouis = { city: 'St. Louis', state: 'MO' };
test.each([
  [stLouis, '12 Elm St, St. Louis, MO 63101, USA', '12 Elm St', '63101'],
  [stLouis, '12 ELM ST SAINT LOUIS MO 63101-1234', '12 ELM ST', '63101'],
  [stLouis, '12 Elm St, Ste 4, St Louis, Missouri', '12 Elm St, Ste 4', undefined],
  [{ ...stLouis, postalCode: '63101' }, '12 Elm St, St. Louis', '12 Elm St', '63101'],
  [stLouis, 'St. Louis, MO 63101', undefined, '63101'],
  [{ city: 'Washington', state: 'DC' }, '1 F St NW, Washington, District of Columbia', '1 F St NW', undefined],
  [{ location: 'Houston, TX' }, '5537 Weslayan St. Houston, TX 77005', '5537 Weslayan St.', '77005'],
])('%j: %j becomes %j, and the ZIP code is %j', (named, address, street, postalCode) => {
  expect(move({ ...named, address })).toMatchObject({ address: street, postalCode, notes: [] });
});

test.each([
  [stLouis, '12 St. Louis Ave'],
  [stLouis, '12 Elm St, Clayton, MO 63105'],
  [{ ...stLouis, postalCode: '63101' }, '12 Elm St, St. Louis, MO 63109'],
  [{ city: 'St. Louis', state: 'MI' }, '12 Elm St, St. Louis, MO 48880'],
  [{ city: 'Hartford', state: 'CT' }, '15 West Hartford Ct'],
  [{ city: 'Fresno', state: 'CA' }, '7010 N Fresno'],
  [{ city: 'Robinson', state: 'IL' }, '500 N Robinson'],
  [{ city: 'St. Louis', state: 'MO' }, '15, St. Louis, MO 63101'],
  [{ city: '', state: 'MO' }, '12 Elm St, Clayton, IL 62324'],
  [{}, '12 Elm St, Nosuchtown, MO 63101'],
  [{}, '12 Elm St, 63101'],
])('%j: %j does not change', (named, address) => {
  const place = move({ ...named, address });
  expect(place.address).toBe(address);
  expect(place.notes).toEqual([]);
});

test.each([
  ['11430 Olive Blvd, Creve Coeur, MO 63141', '11430 Olive Blvd', 'Creve Coeur'],
  ['101 Creekside Crossing Suite 1800 Brentwood, MO 63144', '101 Creekside Crossing Suite 1800', 'Brentwood'],
  ['1 Elm St, Suite 200 Kansas City, MO 64108', '1 Elm St, Suite 200', 'Kansas City'],
])('a row without a city gets the city of its address, with a note: %s', (address, street, city) => {
  const detail = `${city}, MO`;
  expect(move({ address })).toMatchObject({ address: street, city, state: 'MO' });
  expect(move({ address, state: 'Missouri' })).toMatchObject({
    city,
    notes: [{ field: 'city', problem: 'is missing, filled in from the address', detail }],
  });
});
