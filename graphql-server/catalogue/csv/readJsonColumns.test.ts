import { prepareRow } from '../prepareRow';
import { makeScratch } from '../testing/scratchFile';
import { mappedImporter } from './mappedImporter';
import { checkMapping } from './readMapping';

const scratch = makeScratch();
afterAll(scratch.remove);

const mapping = checkMapping('test', {
  source: 'my-city',
  licence: 'CC0',
  attribution: 'My City',
  sourceId: 'id',
  fields: {
    name: 'dba',
    city: { constant: 'Austin' },
    state: { constant: 'TX' },
    cuisine: { column: 'kinds', words: { restaurant: '' } },
    latitude: 'latitude',
    longitude: 'longitude',
  },
});

async function read(content: unknown) {
  const importer = mappedImporter('json', mapping);
  const places = [];
  for await (const row of importer.rows(scratch.file('x.json', JSON.stringify(content)))) {
    const prepared = prepareRow(importer, row);
    places.push('record' in prepared ? prepared.record : prepared.problem);
  }
  return places;
}

test('reads the same places from a list, from a list in an object and from GeoJSON', async () => {
  const expected = {
    sourceId: '7',
    facts: { name: 'Thai Fresh', city: 'Austin', cuisine: 'Thai, Ice Cream', latitude: 30.25, longitude: -97.76 },
  };
  const row = {
    id: 7,
    dba: 'Thai Fresh',
    kinds: ['thai', 'ice_cream', 'restaurant'],
    latitude: 30.25,
    longitude: -97.76,
  };
  const { id, latitude, longitude, ...properties } = row;
  const feature = { type: 'Feature', id, properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } };
  for (const content of [[row], { meta: {}, data: [row] }, { type: 'FeatureCollection', features: [feature] }])
    expect(await read(content)).toMatchObject([expected]);
});

test('the properties of a feature override its id and geometry; a feature without properties is refused', async () => {
  const geometry = { type: 'Point', coordinates: [-97, 30] };
  const properties = { id: 'own', dba: 'X', latitude: 30.5, longitude: '-97.5' };
  expect(await read([{ type: 'Feature', id: 1, properties, geometry }])).toMatchObject([
    { sourceId: 'own', facts: { latitude: 30.5, longitude: -97.5 } },
  ]);
  expect(await read([{ type: 'Feature', id: 1, properties: null, geometry: null }])).toEqual([
    { field: 'name', problem: 'is missing' },
  ]);
});
