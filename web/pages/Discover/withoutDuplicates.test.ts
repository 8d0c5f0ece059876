import { withoutDuplicates } from './withoutDuplicates';

const row = (...ids: string[]) => ids.map((id) => ({ node: { id } }));
const idsOf = (rows: { node: { id: string } }[][]) => rows.map((each) => each.map(({ node }) => node.id));

test('no place is in two rows, the place `except` is in no row, and a row has at most `maxPerRow` places', () => {
  expect(
    idsOf(withoutDuplicates([row('a', 'b', 'c'), row('b', 'd'), row('a', 'd', 'e')], { except: 'c', maxPerRow: 10 })),
  ).toEqual([['a', 'b'], ['d'], ['e']]);
  const many = row(...Array.from({ length: 16 }, (_, number) => `place ${number}`));
  expect(withoutDuplicates([many, many], { except: null, maxPerRow: 10 }).map(({ length }) => length)).toEqual([10, 6]);
});

test('a row whose places are all left out keeps them', () => {
  expect(idsOf(withoutDuplicates([row('a', 'b'), row('b'), row()], { except: 'a', maxPerRow: 10 }))).toEqual([
    ['b'],
    ['b'],
    [],
  ]);
});
