import type { Restaurant } from '../../database/__generated__/prisma/client';
import { someDocumentFacts, understanding } from '../testing/places';
import { askedOf, explain } from './explain';

const LANTERN = {
  ...someDocumentFacts({ name: 'Lantern', cuisine: 'Ramen', recommendedDishes: ['Shio ramen'] }),
  aiInsight: 'A cozy, quiet ramen room of eight small tables.',
} as unknown as Restaurant;

const BRUNCH_CAFE = someDocumentFacts({ name: 'Lantern Brunch Cafe', cuisine: 'Cafe', features: ['brunch'] });

const chip = (concept: string) => ({ id: concept, kind: 'WANTED' as const, concept, text: concept });

/** Returns the concept that the sentence in `aiInsight` explains, for a craving that wants these concepts. */
function conceptOfSentence(weights: Readonly<Record<string, number>>) {
  const wanted = Object.entries(weights).map(([concept, weight]) => ({ concept, weight }));
  const asked = understanding({ chips: wanted.map(({ concept }) => chip(concept)), wanted });
  return explain(LANTERN, askedOf(asked, [])).find(({ field }) => field === 'INSIGHT')?.concept;
}

test('if a short fact already explains a wanted concept, a sentence explains another wanted concept', () => {
  expect(conceptOfSentence({ ramen: 1 })).toBe('ramen');
  expect(conceptOfSentence({ ramen: 1, cozy: 0.5 })).toBe('cozy'); // the cuisine already explains ramen
});

test('a feature that a rule derived from the name is no reason; the name itself is', () => {
  const asked = askedOf(understanding({ chips: [chip('brunch')], wanted: [{ concept: 'brunch', weight: 1 }] }), []);
  const fieldsOf = (provenance: object) =>
    explain({ ...BRUNCH_CAFE, provenance } as unknown as Restaurant, asked).map(({ field }) => field);
  expect(fieldsOf({ features: { source: 'stl-guide' } })).toContain('FEATURE');
  expect(fieldsOf({ features: { rule: 'name has "brunch"' } })).toEqual(['NAME']);
});
