import { shortDate } from '../../ui/shortDate';
import { changesOf, draftOf, isChanged, withOwnChanges } from './draft';

const nothing = draftOf({ visitedAt: null, dishNotes: null, notes: null }, null);
const full = draftOf({ visitedAt: '2025-09-04', dishNotes: 'Gelato', notes: 'Loud, lovely.' }, 4);

test('a draft has the entry’s fields; a point in time becomes its day in the device’s time zone', () => {
  expect(nothing).toEqual({ stars: 0, day: '', dishes: '', notes: '' });
  expect(full).toEqual({ stars: 4, day: '2025-09-04', dishes: 'Gelato', notes: 'Loud, lovely.' });
  const moment = new Date(2025, 8, 4, 23, 30).toISOString();
  expect(draftOf({ visitedAt: moment, dishNotes: null, notes: null }, 4).day).toBe('2025-09-04');
});

test('changesOf returns null for an emptied field, and leaves out unchanged fields and fields that stay empty', () => {
  expect(changesOf(nothing, { ...nothing, notes: '  ' })).toEqual({ entry: {}, stars: undefined });
  expect(changesOf(full, { ...full, notes: ' ', day: '' })).toEqual({
    entry: { notes: null, visitedAt: null },
    stars: undefined,
  });
  expect(changesOf(full, { ...full, dishes: ' Gelato, again ' }).entry).toEqual({ dishNotes: 'Gelato, again' });
  expect(isChanged(full, { ...full })).toBe(false);
});

test('changesOf returns changed stars, null for removed stars, and undefined for stars that stay unset', () => {
  expect(changesOf(nothing, { ...nothing, stars: 0 }).stars).toBeUndefined();
  expect(changesOf(full, { ...full, stars: 5 }).stars).toBe(5);
  expect(changesOf(full, { ...full, stars: 0 }).stars).toBeNull();
});

test('withOwnChanges changes only the fields that the user changed, also if the user emptied them', () => {
  const stored = { stars: 3, day: '2025-09-06', dishes: 'Theirs', notes: 'Theirs' };
  expect(withOwnChanges(stored, { before: full, now: full })).toEqual(stored);
  expect(withOwnChanges(stored, { before: full, now: { ...full, dishes: 'Mine', day: '' } })).toEqual({
    ...stored,
    dishes: 'Mine',
    day: '',
  });
  expect(withOwnChanges(stored, { before: full, now: { ...full, stars: 5 } })).toEqual({ ...stored, stars: 5 });
});

test('shortDate formats a calendar day and a point in time in the same short form', () => {
  expect(shortDate('2025-09-04')).toBe('Sep 4, 2025');
  expect(shortDate(new Date(2025, 0, 31, 12).toISOString())).toBe('Jan 31, 2025');
});
