import { randomUUID } from 'node:crypto';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Viewer } from '../../Viewer';
import { restoreRemoved } from '../removed/restoreRemoved';
import { visitDate } from '../visitDate';
import { addDiaryEntry } from './addDiaryEntry';
import { addDiaryVisit } from './addDiaryVisit';
import { removeDiaryEntry } from './removeDiaryEntry';

// A caller may choose the id of a new visit. No two visits may get the same id, in whichever of the two tables.
let database: TestDatabase;
let ada: Viewer;
let bob: Viewer;

beforeAll(async () => {
  database = await createTestDatabase();
  const member = async (): Promise<Viewer> => ({ kind: 'MEMBER', userId: (await buildUser(database)).id });
  [ada, bob] = [await member(), await member()];
});
afterAll(() => database.drop());

const newPlace = async () => (await buildRestaurant(database)).id;
const addEntry = (viewer: Viewer, restaurantId: string, visitId?: string, day?: string) =>
  addDiaryEntry(database, viewer, restaurantId, {
    visitId,
    visitedAt: day ? visitDate.parse(day) : undefined,
    notes: 'x',
  });
const addVisit = (viewer: Viewer, entryId: string, visitId: string, day: string) =>
  addDiaryVisit(database, viewer, entryId, { visitId, visitedAt: visitDate.parse(day) });

/** Of two writes with one visit id, one must succeed. The other one must name the field. */
async function expectOneRefused(writes: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.allSettled(writes);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ code: 'INVALID', field: 'visitId' })]);
}

test('if two members add an entry with one visit id at the same time, one of them is told to create a new id', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [restaurantId, visitId] = [await newPlace(), randomUUID()];
    await expectOneRefused([addEntry(ada, restaurantId, visitId), addEntry(bob, restaurantId, visitId)]);
  }
});

test('one visit id is not stored twice, in the row of an entry and among the other visits of another entry', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [restaurantId, visitId] = [await newPlace(), randomUUID()];
    const [old, recent] = [
      await addEntry(ada, restaurantId, undefined, '2026-05-01'),
      await addEntry(bob, restaurantId, undefined, '2026-05-01'),
    ];
    await expectOneRefused([
      addVisit(ada, old.id, visitId, '2026-04-01'), // is stored in diary_visits
      addVisit(bob, recent.id, visitId, '2026-06-01'), // is stored in the row of the entry
    ]);
  }
});

test('a visit that is restored while another member uses its id gets a new id', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [restaurantId, visitId] = [await newPlace(), randomUUID()];
    const { id } = await addEntry(ada, restaurantId, visitId);
    const { removedItem } = await removeDiaryEntry(database, ada, id);
    const answers = await Promise.allSettled([
      restoreRemoved(database, ada, removedItem.id),
      addEntry(bob, restaurantId, visitId),
    ]);
    const [restored, added] = answers;
    expect(restored).toMatchObject({ status: 'fulfilled', value: { entry: { notes: 'x' } } });
    if (added.status === 'rejected') expect(added.reason).toMatchObject({ code: 'INVALID', field: 'visitId' });
  }
});
