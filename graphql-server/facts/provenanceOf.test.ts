import type { Restaurant } from '../database/__generated__/prisma/client';
import type { PlaceSource } from './PlaceSource';
import { provenanceOf } from './provenanceOf';

const source = (name: string): PlaceSource => ({
  source: name,
  sourceId: '1',
  kind: 'map',
  licence: 'CC0',
  attribution: name,
  attributionUrl: null,
  fetchedAt: new Date(0),
});
const place = (facts: Partial<Restaurant>) =>
  ({ name: 'Nudo House', imageUrls: [], features: [], isClosed: false, ...facts }) as Restaurant;
const brief = (facts: Partial<Restaurant>, sources: PlaceSource[]) =>
  provenanceOf(place({ cuisine: null, phone: null, ...facts }), sources)
    .filter(({ field }) => ['name', 'cuisine', 'phone', 'features', 'coordinates', 'isClosed'].includes(field))
    .map(({ field, source, rule }) => [field, source?.source ?? rule]);

test('with a single source, every known fact comes from that source', () => {
  expect(brief({ phone: '+13145550100', features: ['wifi'] }, [source('a')])).toEqual(
    expect.arrayContaining([
      ['name', 'a'],
      ['phone', 'a'],
      ['features', 'a'],
    ]),
  );
});

test('unknown facts are not listed', () => {
  const fields = brief({ latitude: null }, [source('a')]).map(([field]) => field);
  expect(fields).toEqual(['name']);
});

test('with several sources, a fact has its stored source or rule; a fact whose source is gone is not listed', () => {
  const provenance = {
    name: { source: 'b', sourceId: '1' },
    cuisine: { rule: 'brand Nudo' },
    phone: { source: 'gone', sourceId: '9' },
    latitude: { source: 'a', sourceId: '1' },
  };
  const facts = { cuisine: 'Ramen', phone: '+13145550100', latitude: 38.6, provenance };
  expect(brief(facts, [source('a'), source('b')])).toEqual([
    ['name', 'b'],
    ['cuisine', 'brand Nudo'],
    ['coordinates', 'a'],
  ]);
});

test('a malformed provenance column is ignored', () => {
  expect(brief({ provenance: 'x', cuisine: 'Ramen' }, [])).toEqual([]);
});
