import { indexOf } from '../testing/places';
import { understand } from '../understand/understand';
import { bestPage } from './bestPage';
import { nearMisses } from './nearMisses';
import { noneOpen } from './noneOpen';
import { rank } from './rank';
import { withWorkspace } from './Workspace';

const FRIDAY_EVENING = new Date('2026-11-20T18:30:00-06:00');
const open = (opens: number, closes: number) => Array.from({ length: 7 }, (_, day) => ({ day, opens, closes }));
const DISHES = ['Lemongrass chicken', 'Papaya salad', 'Larb of duck', 'Coconut sticky rice'];
const NIGHT = { name: 'Night Porch', cuisine: 'Laotian', recommendedDishes: DISHES };
const LATER = { name: 'Later Orchid', cuisine: 'Thai', weeklyHours: open(1020, 1320) };
const EARLIER = { name: 'Earlier Jasmine', cuisine: 'Thai', weeklyHours: open(990, 1320) };
const SILENT = { name: 'Silent Banana', cuisine: 'Thai' };
const AT_NIGHT = { ...NIGHT, weeklyHours: open(0, 1440) };

function ask(craving: string, places: Parameters<typeof indexOf>[0]) {
  const index = indexOf(places);
  const understanding = understand(craving, { now: FRIDAY_EVENING });
  return withWorkspace((workspace) => {
    const request = { understanding, now: FRIDAY_EVENING };
    const ranking = rank(index, request, workspace);
    const none = noneOpen(index, understanding, ranking, nearMisses(index, request, ranking, workspace));
    const names = new Map(places.map(({ name }, place) => [index.columns.idOf(place), name]));
    const shown = bestPage(index, ranking, { size: 10 }).results.map(({ id }) => names.get(id));
    return { shown, none, first: none?.first && { ...none.first, id: names.get(none.first.id) } };
  });
}

test('when only places with other cuisines are open, the result names the Thai place that opens first', () => {
  const { shown, none, first } = ask('thai at 3 am', [AT_NIGHT, LATER, EARLIER, SILENT]);
  expect(shown).toEqual(['Night Porch']);
  expect(none).toMatchObject({ concept: 'thai', text: 'thai' });
  expect(first).toEqual({ id: 'Earlier Jasmine', minute: 990 });
});

test('when no place with the food opens later that day, the result names no place', () => {
  const { none } = ask('thai at 11 pm', [AT_NIGHT, LATER]);
  expect(none).toMatchObject({ concept: 'thai', first: null });
});

test.each([
  ['a place with this food is open', 'thai at 6 pm', [AT_NIGHT, LATER]],
  [
    'a place with a dish of this cuisine is open',
    'japanese at 3 am',
    [
      { ...AT_NIGHT, cuisine: 'Ramen' },
      { ...LATER, cuisine: 'Japanese' },
    ],
  ],
  ['no time was named', 'thai', [AT_NIGHT, LATER]],
  ['their opening hours are unknown', 'thai at 3 am', [AT_NIGHT, SILENT]],
  ['the area has no place with this food', 'thai at 3 am', [AT_NIGHT]],
  ['no place is open', 'thai at 3 am', [LATER]],
])('noneOpen reports nothing about places with the requested food if %s', (_, craving, places) => {
  expect(ask(craving, places).none).toBeNull();
});
