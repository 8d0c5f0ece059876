import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { type TasteAct, type TasteEvidence, tasteOf } from './tasteOf';

const NOW = new Date('2026-11-23T18:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const places: Record<string, Record<string, number>> = {
  ramen: { ramen: 1, japanese: 1, cozy: 0.5, loud: -1, vegan: 1, 'late-night': 1, delivery: 1, solo: 1, popular: 1 },
  trattoria: { italian: 1, pasta: 1 },
  dive: { dive: 1, loud: 1 },
};
const conceptsOf = (id: string): ConceptWeight[] =>
  Object.entries(places[id] ?? {}).map(([concept, weight]) => ({ concept, weight }));
const act = (kind: TasteAct['kind'], restaurantId: string, more: Partial<TasteAct> = {}): TasteAct => ({
  kind,
  restaurantId,
  stars: null,
  happenedAt: NOW,
  ...more,
});
const taste = (acts: TasteAct[], more: Partial<TasteEvidence> = {}) =>
  Object.fromEntries(tasteOf({ acts, conceptsOf, now: NOW, ...more }).map(({ concept, weight }) => [concept, weight]));

test('without acts, the taste is empty; a rating of three stars or a save of an unknown place adds nothing', () => {
  expect(tasteOf({ acts: [], conceptsOf, now: NOW })).toEqual([]);
  expect(taste([act('saved', 'unknown'), act('rated', 'ramen', { stars: 3 })])).toEqual({});
});

test('a save adds the concepts of the place that are a matter of taste; the strongest has the weight 1', () => {
  expect(taste([act('saved', 'ramen')])).toEqual({ ramen: 1, japanese: 1, cozy: 0.3 });
});

test('five stars mean liking, one and two stars mean dislike; a rating replaces saves and visits', () => {
  const acts = [
    act('rated', 'trattoria', { stars: 5 }),
    act('rated', 'dive', { stars: 2 }),
    act('saved', 'dive'),
    act('visited', 'dive'),
  ];
  expect(taste(acts)).toEqual({
    italian: 1,
    pasta: 1,
    dive: expect.closeTo(-0.36),
    loud: expect.closeTo(-0.48),
  });
  expect(tasteOf({ acts, conceptsOf, now: NOW }).map(({ concept }) => concept)).toEqual([
    'italian',
    'pasta',
    'loud',
    'dive',
  ]);
  expect(taste([act('rated', 'dive', { stars: 1 })])).toEqual({ loud: -1, dive: expect.closeTo(-0.75) });
});

test('an act counts half after 180 days; a visit in the future counts like a visit now', () => {
  const acts = [act('visited', 'trattoria', { happenedAt: daysAgo(180) }), act('visited', 'ramen')];
  expect(taste(acts)).toMatchObject({ ramen: 1, italian: expect.closeTo(0.5) });
  expect(taste([act('visited', 'trattoria', { happenedAt: daysAgo(-30) }), acts[1] as TasteAct])).toMatchObject({
    ramen: 1,
    italian: 1,
  });
});

test('concepts with a very small weight are left out', () => {
  const many = Array.from({ length: 60 }, (_, n) => ({ concept: n % 2 ? 'italian' : 'pasta', weight: 0.001 }));
  const seen = tasteOf({
    acts: [act('saved', 'a'), act('saved', 'b')],
    conceptsOf: (id) => (id === 'a' ? [{ concept: 'ramen', weight: 1 }] : many.slice(0, 2)),
    now: NOW,
  });
  expect(seen).toEqual([{ concept: 'ramen', weight: 1 }]);
});
