import bcrypt from 'bcrypt';
import { MAX_PARALLEL_HASHES, MAX_WAITING } from '../domain/accounts/password';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
/** The functions that resume the password comparisons that the test has paused, oldest first. */
const resumeFunctions: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, env: { TRUST_PROXY: 1 } });
  await registerMember(server.client(), 'ada');
  const { compare } = bcrypt;
  jest.spyOn(bcrypt, 'compare').mockImplementation((async (password: string, stored: string) => {
    await new Promise<void>((resolve) => resumeFunctions.push(resolve));
    return compare(password, stored);
  }) as never);
});
afterAll(async () => {
  await server.close();
  await database.drop();
  jest.restoreAllMocks();
});

/** Starts a sign-in. The field `answer` of the result is set as soon as the server has answered. */
function signIn(address: string) {
  const sent: { answer?: Response; done: Promise<void> } = { done: Promise.resolve() };
  const asked = server.client().request('/api/auth/login', {
    json: { username: 'ada', password: 'secret' },
    headers: { 'x-forwarded-for': address },
  });
  sent.done = asked.then((answer) => {
    sent.answer = answer;
  });
  return sent;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

test('if too many sign-ins from one IP address wait, the newest get 503, and other addresses can sign in', async () => {
  const crowd = Array.from({ length: MAX_PARALLEL_HASHES + MAX_WAITING + 5 }, () => signIn('192.0.2.1'));
  const answered = (status: number) => crowd.filter(({ answer }) => answer?.status === status).length;
  await until(() => answered(503) === 5 && resumeFunctions.length === MAX_PARALLEL_HASHES);

  const others = ['192.0.2.2', '2001:db8::1', '198.51.100.7:4711'].map(signIn);
  await until(() => answered(503) === 5 + others.length);
  const refused = crowd.find(({ answer }) => answer?.status === 503)?.answer;
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.json()).toMatchObject({
    code: 'OVERLOADED',
    message: 'Too many people are signing in right now. Wait a few seconds and try again.',
  });

  for (let ended = 0; ended < MAX_PARALLEL_HASHES + 1 + others.length; ended++) {
    await until(() => resumeFunctions.length > 0);
    resumeFunctions.shift()?.();
  }
  await Promise.all(others.map(({ done }) => done));
  expect(others.map(({ answer }) => answer?.status)).toEqual([200, 200, 200]);

  const rest = crowd.filter(({ answer }) => answer?.status !== 503);
  const going = setInterval(() => resumeFunctions.splice(0).forEach((go) => void go()), 1);
  await Promise.all(rest.map(({ done }) => done));
  clearInterval(going);
  expect(rest.map(({ answer }) => answer?.status)).toEqual(
    Array(MAX_PARALLEL_HASHES + MAX_WAITING - others.length).fill(200),
  );
});
