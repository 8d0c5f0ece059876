import { mappedImporter } from './csv/mappedImporter';
import { checkMapping } from './csv/readMapping';
import { refuseSwapped } from './refuseSwapped';
import { makeScratch } from './testing/scratchFile';

const scratch = makeScratch();
afterAll(scratch.remove);

const importer = mappedImporter(
  'csv',
  checkMapping('some', {
    source: 'some-city',
    licence: 'CC0',
    attribution: 'Some City',
    sourceId: 'id',
    fields: {
      name: 'name',
      address: 'address',
      city: { constant: 'St. Louis' },
      state: 'state',
      phone: 'phone',
      cuisine: { column: 'cuisine', optional: true },
      latitude: { column: 'lat', optional: true },
      longitude: { column: 'lon', optional: true },
    },
  }),
);
const look = (header: string, row: (number: number) => string) =>
  refuseSwapped(
    importer,
    scratch.file('some.csv', [header, ...Array.from({ length: 30 }, (_, index) => row(index))].join('\n')),
  );
const phone = (number: number) => `314832${1000 + number}`;

test('a file with the columns in the right order is accepted', async () => {
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)}`;
  await expect(look('id,name,address,state,phone', row)).resolves.toBeUndefined();
});

test('a file without states is accepted if the coordinates show the states', async () => {
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,,${phone(number)},38.63,-90.2`;
  await expect(look('id,name,address,state,phone,lat,lon', row)).resolves.toBeUndefined();
});

test('a row with several wrong values of one field counts once', async () => {
  const cuisine = (number: number) => (number % 2 ? 'Thai' : '1;2');
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)},${cuisine(number)}`;
  await expect(look('id,name,address,state,phone,cuisine', row)).resolves.toBeUndefined();
});

test('a file is refused if the column of states contains phone numbers', async () => {
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)}`;
  await expect(look('id,name,address,phone,state', row)).rejects.toThrow(
    'some.csv line 2: state is "3148321000" but should be a US state. It is wrong in 30 of the first 30 rows. If the columns are swapped,',
  );
});

test('a file is refused if the columns of names and addresses are swapped', async () => {
  const row = (number: number) => `${number},${number + 1} Elm St,Diner ${number},MO,${phone(number)}`;
  await expect(look('id,name,address,state,phone', row)).rejects.toThrow('line 2: name is "1 Elm St"');
});

test.each<[string, string, (number: number) => string, string]>([
  [
    'streets instead of names',
    'id,name,address,state,phone',
    (n) => `${n},Elm St,${n} Diner ${n},MO,${phone(n)}`,
    'name is "Elm St", a street, as in 30 of the first 30 places.',
  ],
  [
    'numbers instead of names',
    'id,name,address,state,phone',
    (n) => `${n},${n},${n} Elm St,MO,${phone(n)}`,
    'name is "0", a number,',
  ],
  [
    'a few names many times',
    'id,name,address,state,phone',
    (n) => `${n},${n % 2 ? 'Queens' : 'Bronx'},${n} Elm St,MO,${phone(n)}`,
    'name is "Bronx", "Queens": only 2 different names in the first 30 places.',
  ],
  [
    'names that are mostly missing',
    'id,name,address,state,phone',
    (n) => `${n},${n % 3 ? '' : 'Thai'},${n} Elm St,MO,${phone(n)}`,
    'line 3: name is missing, as in 20 of the first 30 rows.',
  ],
  [
    'dates instead of cuisines',
    'id,name,address,state,phone,cuisine',
    (n) => `${n},Diner ${n},${n} Elm St,MO,${phone(n)},2026-01-01T00:00:00.000`,
    'cuisine is "2026-01-01T00:00:00.000"',
  ],
])('a file with %s is refused, and the error names the option to import it anyway', async (_, header, row, words) => {
  await expect(look(header, row)).rejects.toThrow(words);
  await expect(look(header, row)).rejects.toThrow('add --trust-columns.');
});

test('a file is accepted if all coordinates are 0, are swapped, or lack their minus sign', async () => {
  for (const at of ['0,0', '-90.2,38.6', '38.6,90.2']) {
    const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)},${at}`;
    await expect(look('id,name,address,state,phone,lat,lon', row)).resolves.toBeUndefined();
  }
});
