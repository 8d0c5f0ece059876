import { findOffice } from './findOffice';
import { foldName } from './foldName';
import { hosts, names } from './offices.json';

test.each([
  ['SALESFORCE FREMONT', 'salesforce'],
  ['Coffee Bar At Nestle Purina', 'nestle purina'],
  ["Lifeworks @ Levi's", 'levis'],
  ['Skylines @ the Boeing Co', 'boeing'],
])('in the name %s, finds the company %s', (name, office) => {
  expect(findOffice(name)).toBe(office);
});

test.each(['Adobe Grill', 'Subway at Wells Fargo Center', 'Capital One Cafe', 'Pho Grand', ''])(
  'finds no company in the name %j',
  (name) => {
    expect(findOffice(name)).toBeNull();
  },
);

test('foldName does not change the names of the companies, and no company occurs twice', () => {
  const all = [...names, ...hosts];
  expect(all.filter((name) => foldName(name) !== name)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
