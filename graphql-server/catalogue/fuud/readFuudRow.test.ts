import { readFuudRow } from './readFuudRow';

test('other spellings of a field are read', () => {
  const { row, notes } = readFuudRow({ place_id: 'p', imageUrl: 'i', zip: '63101', gpsCoordinates: {} });
  expect(row).toMatchObject({ placeId: 'p', imageUrls: 'i', postalCode: '63101', gpsCoordinates: {} });
  expect(notes).toEqual([]);
});

test('the standard spelling of a field overrides other spellings', () => {
  expect(readFuudRow({ placeId: 'a', place_id: 'b' }).row).toMatchObject({ placeId: 'a' });
});

test('unknown keys get a note, but fields that only Fuud itself sets do not', () => {
  expect(readFuudRow({ cusine: 'thai', isSaved: true, id: 1 }).notes).toEqual([
    { problem: 'has a field that Fuud does not know; the field is left out', detail: 'cusine' },
  ]);
});
