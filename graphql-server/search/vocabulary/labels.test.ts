import { labels as cuisines } from '../../facts/cuisineLabels.json';
import { dietaryLabels, featureLabels } from '../../facts/factLabels';
import { vocabulary } from './Vocabulary';

const concepts = [...vocabulary.concepts.values()];
/** Labels that differ only in their capitals or spaces count as equal. */
const same = (label: string | undefined) => label?.toLowerCase().replaceAll(' ', '');

// The chip of a concept and the fact of a place are on the same screen.
test.each(Object.entries({ ...featureLabels, ...dietaryLabels }))(
  'the fact “%s” and its concept have one name in Chinese and Korean, and a service or seat also in Spanish',
  (fact, { es, zh, ko }) => {
    const concept = vocabulary.concepts.get(fact.replaceAll(' ', '-'));
    // Moods, noise and times are adjectives in a chip, and nouns in the list of facts.
    if (!concept || !['service', 'seating', 'diet'].includes(concept.kind)) return;
    expect([concept.label.zh, concept.label.ko].map(same)).toEqual([zh, ko].map(same));
    if (concept.kind !== 'diet') expect(same(concept.label.es)).toBe(same(es)); // a diet agrees with its noun
  },
);

test('a cuisine and its concept have one name in Chinese and Korean', () => {
  const byName = new Map(Object.entries(cuisines).map(([name, [, zh, ko]]) => [same(name), [zh, ko]]));
  const shared = concepts.filter(({ kind, label }) => kind === 'cuisine' && byName.has(same(label.en)));
  expect(shared.length).toBeGreaterThan(40);
  for (const { label } of shared) expect([label.zh, label.ko].map(same)).toEqual(byName.get(same(label.en))?.map(same));
});
