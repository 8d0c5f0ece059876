import { buildRestaurant, buildUser } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { viewerExtras } from './viewerExtras';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('calls at the same time share one SQL statement, and each returns only its own member’s data', async () => {
  const [ada, bob] = [await buildUser(database), await buildUser(database)];
  const [first, second] = [await buildRestaurant(database), await buildRestaurant(database)];
  const visit = { visitedAt: new Date(0), visitedIsDay: true };
  await database.prisma.savedRestaurant.create({
    data: { userId: ada.id, restaurantId: first.id, restaurantData: {} },
  });
  await database.prisma.userRating.create({ data: { userId: bob.id, restaurantId: first.id, rating: 3, ...visit } });
  const ids = [first.id, second.id];
  const nothing = { isSaved: false, viewerRating: null, viewerDiaryEntry: null };
  const rated = { ...nothing, viewerRating: expect.objectContaining({ userId: bob.id, rating: 3 }) };

  const statements = jest.spyOn(database.pool, 'query');
  const [adas, bobs, saved, nobody] = await Promise.all([
    viewerExtras(database.pool, ids, { savedBy: ada.id, ratedBy: ada.id, diaryOf: ada.id }),
    viewerExtras(database.pool, ids.toReversed(), { savedBy: bob.id, ratedBy: bob.id }),
    viewerExtras(database.pool, [second.id], { savedBy: bob.id }),
    viewerExtras(database.pool, ids, {}),
  ]);
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
  const [one, two] = ids as [string, string];
  expect(Object.fromEntries(adas)).toEqual({ [one]: { ...nothing, isSaved: true }, [two]: nothing });
  expect(Object.fromEntries(bobs)).toEqual({ [one]: rated, [two]: nothing });
  expect([Object.fromEntries(saved), nobody.size]).toEqual([{ [two]: nothing }, 0]);
});
