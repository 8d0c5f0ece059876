import { presentStatus } from './presentStatus';
import type { CatalogueStatus } from './readStatus';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const status: CatalogueStatus = {
  restaurants: { listed: 1533, closed: 2, samples: 130, severalSources: 107 },
  audiences: [
    { audience: 'public', count: 1400 },
    { audience: 'stall', count: 120 },
    { audience: 'counter', count: 13 },
  ],
  sources: [
    {
      source: 'a-city',
      kind: 'register',
      places: 1770,
      importedAt: daysAgo(0),
      oldest: daysAgo(12),
      newest: daysAgo(1),
    },
    { source: 'a-chain', kind: 'brand', places: 9, importedAt: null, oldest: daysAgo(400), newest: daysAgo(400) },
  ],
  cities: [
    { city: 'St. Louis, MO', listed: 1500, closed: 2, sources: { 'a-city': 1500, 'a-chain': 7 } },
    { city: 'East St. Louis, IL', listed: 2, closed: 0, sources: { 'a-city': 2 } },
  ],
  moreCities: 31,
  coverage: [
    { field: 'address', count: 1533 },
    { field: 'phone', count: 1532 },
    { field: 'hours', count: 1 },
    { field: 'price', count: 0 },
    { field: 'cuisine', count: 613 },
  ],
  coverageTotal: 1533,
};
const pair = {
  one: { id: 'id-1', place: 'Pub, St. Louis, MO' },
  other: { id: 'id-2', place: 'The Pub, St. Louis, MO' },
  isSame: false,
};

test('shows the state of the catalogue as lines of text', () => {
  expect(presentStatus(status, { count: 12, first: [pair] }, now)).toEqual([
    '1,533 restaurants listed, 107 of them from several sources; 2 closed; 130 samples listed.',
    '1,400 appear in searches; 133 appear only under their names: 120 stall, 13 counter. status --classes lists these restaurants.',
    '',
    'source   kind      places  last import    oldest place  newest place',
    'a-city   register   1,770  today          12 days ago   yesterday',
    'a-chain  brand          9  not on record  400 days ago  400 days ago',
    '',
    'city                listed  closed  a-city  a-chain',
    'St. Louis, MO        1,500       2   1,500        7',
    'East St. Louis, IL       2       0       2',
    '… and 31 more cities.',
    '',
    'Share of the listed restaurants that have each fact:',
    '  address         100 %     price               -',
    '  phone          99.9 %     cuisine        40.0 %',
    '  hours          <0.1 %',
    '',
    'Suspected duplicates: 12 pairs, of which 1 is shown',
    '  similar  Pub, St. Louis, MO  (id-1)',
    '           The Pub, St. Louis, MO  (id-2)',
  ]);
});

test('an empty catalogue gets one line with a hint; a catalogue of samples gets no line about duplicates', () => {
  const empty = { ...status, restaurants: { listed: 0, closed: 0, samples: 0, severalSources: 0 } };
  expect(presentStatus(empty, { count: 0, first: [] }, now)).toEqual([expect.stringContaining('is empty')]);
  const samples = { ...status, restaurants: { ...empty.restaurants, samples: 9 } };
  const lines = presentStatus(samples, { count: 0, first: [] }, now).join('\n');
  expect(lines).toContain('Share of the samples that have each fact:');
  expect(lines).not.toContain('uplicates');
});

test('if no duplicates are suspected, the last line states this', () => {
  expect(presentStatus(status, { count: 0, first: [] }, now).at(-1)).toBe('No duplicates suspected.');
});
