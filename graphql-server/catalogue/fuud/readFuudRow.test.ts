import { readFuudRow } from './readFuudRow';

test('other spellings of the same field', () => {
  const { row, notes } = readFuudRow({ place_id: 'p', imageUrl: 'i', zip: '63101', gpsCoordinates: {} });
  expect(row).toMatchObject({ placeId: 'p', imageUrls: 'i', postalCode: '63101', gpsCoordinates: {} });
  expect(notes).toEqual([]);
});

test('the own spelling wins', () => {
  expect(readFuudRow({ placeId: 'a', place_id: 'b' }).row).toMatchObject({ placeId: 'a' });
});

test('keys that mean nothing are noted, those Fuud makes itself are not', () => {
  expect(readFuudRow({ cusine: 'thai', isSaved: true, id: 1 }).notes).toEqual([
    { problem: 'has a field Fuud does not know, left out', detail: 'cusine' },
  ]);
});
