import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import type { User } from '../../database/__generated__/prisma/client';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { createLimits, type Limits } from '../limits';
import { checkPassword } from './checkPassword';
import type { Origin } from './Origin';
import { hashPassword } from './password';
import { requirePassword } from './requirePassword';

jest.unmock('bcrypt');

let database: TestDatabase;
let ada: User;
let limits: Limits;

beforeAll(async () => {
  database = await createTestDatabase();
  const password = await hashPassword('secret', '192.0.2.1');
  ada = await database.prisma.user.create({ data: { username: 'Ada', password } });
});
afterAll(() => database.drop());
beforeEach(() => {
  limits = createLimits({ enabled: true });
});

const from = (address: string, device: string | null = null): Origin => ({
  address,
  deviceKnownTo: (userId) => (userId === ada.id ? device : null),
});
const attempt = (origin: Origin, password: string, name = 'ada') =>
  checkPassword({ limits }, origin, {
    password,
    find: async () => (name === 'ada' ? { user: ada } : { user: null, name }),
  });
/** The subject under which failures for this name are counted. */
const subjectOf = (name: string) => (name === 'ada' ? `account ${ada.id}` : `name ${name}`);

/** Records this many failed sign-ins, each from a different address. */
async function failed(subject: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await limits.failedSignInsAnywhere.take(randomUUID(), subject);
}

test.each(['ada', 'nobody'])(
  'after 50 failures for %j from different addresses, an unknown device has to wait',
  async (name) => {
    await failed(subjectOf(name), 49);
    expect(await attempt(from('192.0.2.1'), 'wrong', name)).toBeNull();
    await expect(attempt(from('192.0.2.2'), 'secret', name)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Too many attempts\. Please wait 1[45] minutes and try again\.$/),
    });
  },
);

test('after 50 failures, a device that the account knows can sign in until 50 of its own attempts fail', async () => {
  await failed(subjectOf('ada'), 50);
  const home = (address: string) => from(address, 'device-name');
  expect(await attempt(home('192.0.2.1'), 'secret')).toBe(ada);
  expect(await attempt(home('192.0.2.1'), 'wrong')).toBeNull();
  await failed(`${subjectOf('ada')} device-name`, 49);
  await expect(attempt(home('192.0.2.2'), 'secret')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('a device that one account knows counts as unknown for another name', async () => {
  await failed(subjectOf('bob'), 50);
  await expect(attempt(from('192.0.2.1', 'device-name'), 'secret', 'bob')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

test('successful sign-ins are not counted', async () => {
  await failed(subjectOf('ada'), 49);
  for (let times = 0; times < 3; times++) expect(await attempt(from('192.0.2.1'), 'secret')).toBe(ada);
});

test('after 100 failures from one address, only this address has to wait, no matter which name it tries', async () => {
  for (let time = 0; time < 99; time++) await limits.failedSignInsOfAddress.take('192.0.2.1');
  expect(await attempt(from('192.0.2.1'), 'wrong', 'somebody')).toBeNull();
  await expect(attempt(from('192.0.2.1'), 'secret')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await attempt(from('192.0.2.2'), 'secret')).toBe(ada);
});

test.each([
  ['an unknown name', undefined, 'wrong'],
  ['an account without a password', null, 'wrong'],
  ['a password that is too long for any account', undefined, 'x'.repeat(1001)],
])('for %s, bcrypt compares one hash, as for a wrong password', async (_what, stored, password) => {
  const user = stored === null ? { ...ada, password: null } : undefined;
  const compared = jest.spyOn(bcrypt, 'compare');
  const found = await checkPassword({ limits }, from('192.0.2.1'), {
    password,
    find: async () => (user ? { user } : { user: null, name: 'x' }),
  });
  expect(found).toBeNull();
  expect(compared.mock.calls.map(([, hash]) => bcrypt.getRounds(String(hash)))).toEqual([12]);
  compared.mockRestore();
});

test('if somebody types the id of an account as a name, the failures do not count for this account', async () => {
  for (let times = 0; times < 10; times++) await limits.failedSignInsOfAccount.take('192.0.2.1', subjectOf(ada.id));
  expect(await attempt(from('192.0.2.1'), 'secret')).toBe(ada);
});

test('a wrong current password counts as a failed sign-in to the account', async () => {
  const ask = (password: string) =>
    requirePassword({ limits }, from('192.0.2.1'), ada, { password, field: 'currentPassword' });
  await ask('secret');
  await expect(ask('wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD', field: 'currentPassword' });
  for (let time = 0; time < 9; time++) await limits.failedSignInsOfAccount.take('192.0.2.1', subjectOf('ada'));
  await expect(ask('secret')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(attempt(from('192.0.2.1'), 'secret')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('no password is right for an account without a password', async () => {
  const external = await database.prisma.user.create({ data: { username: 'external' } });
  const asked = requirePassword({ limits }, from('192.0.2.1'), external, { password: 'secret', field: 'password' });
  await expect(asked).rejects.toMatchObject({ code: 'WRONG_PASSWORD', field: 'password' });
});
