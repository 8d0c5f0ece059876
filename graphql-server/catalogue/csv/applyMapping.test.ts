import { applyMapping, refuseMissingColumns } from './applyMapping';
import type { Mapping } from './mapping';

const mapping: Mapping = {
  source: 'my-city',
  kind: 'register',
  licence: 'CC0',
  attribution: 'My City',
  sourceId: ['name', 'where'],
  keep: { column: 'kind', in: ['RESTAURANT', 'TRUCK - PREP'] },
  fields: {
    name: 'name',
    address: { column: 'where', take: 'beforeLastComma' },
    city: { column: 'where', take: 'afterLastComma' },
    state: { column: 'where', take: 'afterLastComma', words: { 'EAST SAINT LOUIS': 'IL' }, otherwise: 'MO' },
    postalCode: { column: 'found', take: 'zip' },
    cuisine: { constant: 'pizza' },
    latitude: 'lat',
  },
};
const values = {
  name: 'Imo',
  where: '22 N Euclid, Ste 105, St Louis',
  kind: 'restaurant',
  found: '22 N EUCLID AVE, 63108',
  lat: 38.6,
};
const row = (changes: Record<string, unknown> = {}) => {
  const mapped = applyMapping(mapping, { ...values, ...changes });
  return 'row' in mapped ? mapped.row : mapped.problem;
};

test('a rule can use a column, a part of a column or a constant', () => {
  expect(row()).toEqual({
    sourceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'Imo',
    address: '22 N Euclid, Ste 105',
    city: ' St Louis',
    state: 'MO',
    postalCode: '63108',
    cuisine: 'pizza',
    latitude: 38.6,
  });
});

test('`words` finds the replacement of a value even if case, punctuation or the spelling of Saint differ', () => {
  expect(row({ where: '1 Main, East St. Louis' })).toMatchObject({ state: 'IL' });
});

test('without a comma, beforeLastComma is the whole value, and afterLastComma is empty; a missing zip is empty', () => {
  expect(row({ where: 'Forest Park', found: null })).toMatchObject({
    address: 'Forest Park',
    city: '',
    postalCode: '',
  });
});

test('a path becomes a web address if the mapping has a prefix for the brand; the brand column is required', () => {
  const website = { column: 'url', prefix: { column: 'brand', of: { "Arby's": 'https://www.arbys.example/at/' } } };
  const site = (url: unknown, brand: string) => {
    const fields = { ...mapping.fields, website };
    const mapped = applyMapping({ ...mapping, fields }, { ...values, url, brand });
    return 'row' in mapped && mapped.row.website;
  };
  expect(site('us/ks/1', 'ARBYS')).toBe('https://www.arbys.example/at/us/ks/1');
  expect(site('/us/ks/1', "Arby's")).toBe('https://www.arbys.example/at/us/ks/1');
  expect(site('https://else.example/1', "Arby's")).toBe('https://else.example/1');
  expect(site('us/ks/1', 'Pei Wei')).toBe('us/ks/1');
  expect([site('', "Arby's"), site(undefined, "Arby's")]).toEqual(['', '']);
  expect(() =>
    refuseMissingColumns(
      { ...mapping, fields: { name: 'name', city: 'where', website } },
      new Set(['name', 'where', 'kind', 'url']),
      'a.csv',
    ),
  ).toThrow('"brand"');
});

test('a row is skipped if `keep` does not list its kind', () => {
  expect(row({ kind: 'SCHOOL - PREP' })).toEqual({
    field: 'kind',
    problem: 'is not one of the values that the mapping keeps',
    detail: 'SCHOOL - PREP',
  });
  expect(row({ kind: 'Truck-Prep' })).toHaveProperty('name');
  expect(row({ kind: undefined })).toHaveProperty('problem');
});

test('`has` and `hasNot` compare whole words, and a row must meet all conditions', () => {
  const keep: Mapping['keep'] = [
    { column: 'kind', has: ['truck', 'RESTAURANT'] },
    { column: 'name', hasNot: ['HIGH SCHOOL'] },
  ];
  const of = (changes: Record<string, unknown>) => applyMapping({ ...mapping, keep }, { ...values, ...changes });
  expect(of({ kind: 'Food Truck' })).toHaveProperty('row');
  expect(of({ kind: 'Trucking' })).toHaveProperty('problem.problem', 'is not one of the values that the mapping keeps');
  expect(of({ name: 'Vashon High School' })).toHaveProperty('problem.problem', 'has a word that the mapping excludes');
  expect(of({ name: 'High Schooling' })).toHaveProperty('row');
});

test('`columns` joins several columns; `flags` adds a word for each column whose value is yes', () => {
  const fields: Mapping['fields'] = {
    ...mapping.fields,
    address: { columns: ['no', 'street'] },
    features: { flags: { patio: 'outdoor-seating', wifi: 'wifi', tv: 'sports-on-tv', dogs: 'dog-friendly' } },
  };
  const row = { ...values, no: 12, street: ' Elm St', patio: 'Yes', wifi: true, tv: 'no', dogs: null };
  expect(applyMapping({ ...mapping, fields }, row)).toMatchObject({
    row: { address: '12 Elm St', features: ['outdoor-seating', 'wifi'] },
  });
});

test('the id ignores case, punctuation, extra spaces and the spelling of Saint; without any text, it is empty', () => {
  const id = (changes: Record<string, unknown>) => (row(changes) as { sourceId: string }).sourceId;
  expect(id({ where: '1 Main,  SAINT LOUIS' })).toBe(id({ where: '1 Main, St. Louis' }));
  expect(id({ where: '1 Main, St. Louis' })).not.toBe(id({ where: '2 Main, St. Louis' }));
  expect(id({ name: 'a b', where: '' })).not.toBe(id({ name: 'a', where: 'b' }));
  expect(id({ name: '', where: ' ' })).toBe('');
});

test('the id of a place in the St. Louis file stays as it is, because saved links depend on it', () => {
  const stl = { ...mapping, sourceId: ['name', 'location'] };
  const mapped = applyMapping(stl, { ...values, name: "Weber's", location: '6632 Macklind, St Louis' });
  expect(mapped).toMatchObject({ row: { sourceId: 'd9568395206f326194b00bba74e2f041' } });
});

test('if `sourceId` names one column, the id is the value of this column', () => {
  expect(applyMapping({ ...mapping, sourceId: 'lat' }, values)).toMatchObject({ row: { sourceId: '38.6' } });
});

test('a file without the needed columns is refused, and the error lists the columns of the file', () => {
  expect(() => refuseMissingColumns(mapping, new Set(['name', 'where', 'kind', 'lat']), '/x/my.csv')).toThrow(
    'my.csv has no column "found" that the mapping names. It has: name, where, kind, lat.',
  );
  expect(() => refuseMissingColumns(mapping, new Set(Object.keys(values)), 'my.csv')).not.toThrow();
});

test('if a field has several rules, the first rule that returns a value counts', () => {
  const audience: Mapping['fields'][string] = [
    { column: 'name', words: { 'ELM CAFETERIA': 'institution' }, otherwise: '' },
    { column: 'kind', words: { SHOP: 'counter' }, otherwise: '' },
  ];
  const of = (changes: Record<string, unknown>) => {
    const { fields } = mapping;
    const mapped = applyMapping(
      { ...mapping, keep: undefined, fields: { ...fields, audience } },
      { ...values, ...changes },
    );
    return 'row' in mapped && mapped.row.audience;
  };
  expect(of({ name: 'Elm Cafeteria', kind: 'shop' })).toBe('institution');
  expect(of({ kind: 'shop' })).toBe('counter');
  expect(of({})).toBe('');
});
