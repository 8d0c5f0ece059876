import { isSameVisit } from './StoredData';

const moment = '2025-09-04T19:30:05.678Z';
const date = { visitedAt: new Date('2025-09-04'), visitedIsDay: true, addedAt: new Date(moment) };
const stored = { id: 'a', entryId: 'b', notes: 'Yum', favoriteDishes: null, ...date };
const imported = { visitId: null, visitedAt: '2025-09-04', notes: 'Yum', favoriteDishes: null, entryAddedAt: null };

test.each([
  [moment, true],
  ['2025-09-04T19:30:05.000Z', true], // a spreadsheet removed the milliseconds
  ['2025-09-04T19:30:06.000Z', false],
  [null, true],
])('a visit with the same content that was added at %s is the same: %s', (addedAt, isSame) => {
  expect(isSameVisit(stored, { ...imported, addedAt })).toBe(isSame);
});
