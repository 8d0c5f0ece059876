import { chooseNearby, mainCuisine } from './chooseNearby';

const place = (uuid: string, distanceMeters: number, brand?: string) => ({
  distanceMeters,
  node: {
    uuid,
    name: `Place ${uuid}`,
    brand: brand ? { name: brand } : null,
    cuisines: [{}],
    address: { lines: [] as string[] },
  },
});
const withFacts = (uuid: string, distanceMeters: number, facts: Partial<ReturnType<typeof place>['node']>) => {
  const plain = place(uuid, distanceMeters);
  return { ...plain, node: { ...plain.node, ...facts } };
};
const uuidsOf = ({ places }: ReturnType<typeof chooseNearby>) => places.map(({ node }) => node.uuid);

test('the first cuisine except "American" is chosen; "American" is chosen only if there is no other cuisine', () => {
  const keys = (...all: string[]) => mainCuisine(all.map((key) => ({ key })))?.key;
  expect(keys('american', 'steakhouse')).toBe('steakhouse');
  expect(keys('ramen', 'japanese')).toBe('ramen');
  expect(keys('american')).toBe('american');
  expect(keys()).toBeUndefined();
});

test('if enough places have the restaurant’s cuisine, only these are chosen, but never the restaurant itself', () => {
  const ofKind = ['self', 'a', 'b', 'c', 'd', 'e'].map((uuid, index) => place(uuid, index));
  const chosen = chooseNearby('self', ofKind, [place('x', 0)]);
  expect(uuidsOf(chosen)).toEqual(['a', 'b', 'c', 'd']);
  expect(chosen.allOfKind).toBe(true);
});

test('a place with the restaurant’s cuisine but more than a mile away is chosen after all other places', () => {
  const others = ['x', 'y', 'z'].map((uuid, index) => place(uuid, index));
  expect(uuidsOf(chooseNearby('self', [place('a', 5), place('far', 1700)], others))).toEqual(['x', 'y', 'z', 'a']);
  expect(uuidsOf(chooseNearby('self', [place('far', 1700)], others))).toEqual(['x', 'y', 'z', 'far']);
});

test('a place with the restaurant’s cuisine is recognized in both lists, which are results of two queries', () => {
  const chosen = chooseNearby('self', [place('far', 2000)], [place('far', 2000), place('x', 2500)]);
  expect(uuidsOf(chosen)).toEqual(['far', 'x']);
  expect(chosen.allOfKind).toBe(false);
  expect(chooseNearby('self', [place('far', 2000)], [place('far', 2000)]).allOfKind).toBe(true);
});

test('if fewer than four places have the restaurant’s cuisine, the nearest other places are added', () => {
  const others = [place('self', 0), place('x', 1), place('a', 5), place('y', 6), place('z', 7), place('w', 8)];
  const chosen = chooseNearby('self', [place('a', 5)], others);
  expect(uuidsOf(chosen)).toEqual(['x', 'a', 'y', 'z']);
  expect(chosen.allOfKind).toBe(false);
});

test('only the nearest branch of a chain is chosen', () => {
  const others = [place('a', 1, 'Pie Co.'), place('b', 2, 'Pie Co.'), place('c', 3)];
  expect(uuidsOf(chooseNearby('self', [], others))).toEqual(['a', 'c']);
});

test('if there are enough places, only places with a cuisine are chosen, and only one place per address', () => {
  const shared = { address: { lines: ['1610 Olive St'] } };
  const others = [
    withFacts('a', 1, { cuisines: [] }),
    withFacts('b', 2, shared),
    withFacts('c', 3, shared),
    ...['d', 'e', 'f', 'g'].map((uuid) => place(uuid, 4)),
  ];
  expect(uuidsOf(chooseNearby('self', [], others))).toEqual(['b', 'd', 'e', 'f']);
  expect(uuidsOf(chooseNearby('self', [], others.slice(0, 5)))).toEqual(['a', 'b', 'd', 'e']);
});
