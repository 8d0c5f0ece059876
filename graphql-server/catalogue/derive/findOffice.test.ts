import { findOffice } from './findOffice';
import { foldName } from './foldName';
import { hosts, names } from './offices.json';

test.each([
  ['SALESFORCE FREMONT', 'salesforce'],
  ['Coffee Bar At Nestle Purina', 'nestle purina'],
  ["Lifeworks @ Levi's", 'levis'],
  ['Skylines @ the Boeing Co', 'boeing'],
])('%s feeds the staff of %s', (name, office) => {
  expect(findOffice(name)).toBe(office);
});

test.each(['Adobe Grill', 'Subway at Wells Fargo Center', 'Capital One Cafe', 'Pho Grand', ''])(
  '%j feeds no staff',
  (name) => {
    expect(findOffice(name)).toBeNull();
  },
);

test('companies are written in the form of foldName, each once', () => {
  const all = [...names, ...hosts];
  expect(all.filter((name) => foldName(name) !== name)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
