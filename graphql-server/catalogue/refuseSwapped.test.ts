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
    fields: { name: 'name', address: 'address', city: { constant: 'St. Louis' }, state: 'state', phone: 'phone' },
  }),
);
const look = (header: string, row: (number: number) => string) =>
  refuseSwapped(
    importer,
    scratch.file('some.csv', [header, ...Array.from({ length: 30 }, (_, index) => row(index))].join('\n')),
  );
const phone = (number: number) => `314832${1000 + number}`;

test('columns in their places are taken', async () => {
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)}`;
  await expect(look('id,name,address,state,phone', row)).resolves.toBeUndefined();
});

test('a state that is none in nearly every row is refused in one line', async () => {
  const row = (number: number) => `${number},Diner ${number},${number} Elm St,MO,${phone(number)}`;
  await expect(look('id,name,address,phone,state', row)).rejects.toThrow(
    'some.csv line 2: state is "3148321000", and so in 30 of the first 30 rows, where a US state should be. Are its columns swapped?',
  );
});

test('house numbers for names, too', async () => {
  const row = (number: number) => `${number},${number + 1} Elm St,Diner ${number},MO,${phone(number)}`;
  await expect(look('id,name,address,state,phone', row)).rejects.toThrow('line 2: name is "1 Elm St"');
});
