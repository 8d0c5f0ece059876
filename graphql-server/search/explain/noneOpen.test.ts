import { bestPage } from '../score/bestPage';
import { nearMisses } from '../score/nearMisses';
import { rank } from '../score/rank';
import { withWorkspace } from '../score/Workspace';
import { indexOf } from '../testing/places';
import { understand } from '../understand/understand';
import { noneOpen, noneOpenNotice } from './noneOpen';

const FRIDAY_EVENING = new Date('2026-11-20T18:30:00-06:00');
const open = (opens: number, closes: number) => Array.from({ length: 7 }, (_, day) => ({ day, opens, closes }));
const NIGHT = { name: 'Night Porch', cuisine: 'Vietnamese', recommendedDishes: ['Lemongrass chicken'] };
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
    return { shown, notice: none && noneOpenNotice(none, (id) => names.get(id)) };
  });
}

test('only other kitchens are open: the notice names the place that opens first', () => {
  const { shown, notice } = ask('thai at 3 am', [AT_NIGHT, LATER, EARLIER, SILENT]);
  expect(shown).toEqual(['Night Porch']);
  expect(notice).toMatchObject({ kind: 'NONE_OPEN', concept: 'thai', texts: ['thai'] });
  expect(notice?.opensFirst).toEqual({ name: 'Earlier Jasmine', minute: 990 });
});

test('a place that has already closed is named without a time', () => {
  const { notice } = ask('thai at 11 pm', [AT_NIGHT, LATER]);
  expect(notice).toMatchObject({ kind: 'NONE_OPEN', opensFirst: null });
});

test.each([
  ['one is open', 'thai at 6 pm', [AT_NIGHT, LATER]],
  ['no time was named', 'thai', [AT_NIGHT, LATER]],
  ['nobody knows when they open', 'thai at 3 am', [AT_NIGHT, SILENT]],
  ['the area has none', 'thai at 3 am', [AT_NIGHT]],
  ['nothing at all is open', 'thai at 3 am', [LATER]],
])('no notice if %s', (_, craving, places) => {
  expect(ask(craving, places).notice).toBeNull();
});
