import { words } from '../mail/words';
import { mailedToken } from '../testing/mailedToken';
import { type MailServer, startMailServer } from '../testing/mailServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  server = await startTestServer({ database, mails: { MAIL_URL: mailServer.url } });
  await server.client().request('/api/auth/register', {
    json: { username: 'ada', email: 'ada@example.com', password: 'secret' },
  });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

async function post(path: string, json: unknown, client: Client = server.client()) {
  const response = await client.request(path, { json });
  return { status: response.status, body: await response.json() };
}
const login = (password: string, client?: Client) => post('/api/auth/login', { username: 'ada', password }, client);
const reset = (token: string, password: string) => post('/api/auth/reset-password', { token, password });

async function tokenByMail(): Promise<string> {
  await post('/api/auth/forgot-password', { email: 'ada@example.com' });
  await server.deliverMails();
  return mailedToken(mailServer.only(words.en.resetPassword.subject));
}

test('a known and an unknown e-mail get the same answer', async () => {
  const known = await post('/api/auth/forgot-password', { email: 'ada@example.com' });
  const unknown = await post('/api/auth/forgot-password', { email: 'nobody@example.com' });
  expect(known).toEqual({ status: 200, body: { message: expect.stringContaining('If an account with this email') } });
  expect(unknown).toEqual(known);
  await server.deliverMails();
  mailServer.only();
});

test.each([{}, { email: '' }, { email: null }, { email: 'x@' }, { email: 'a@b.example\r\nBcc: c@d.example' }])(
  'forgot-password %j is refused: the e-mail is not valid',
  async (json) => {
    expect(await post('/api/auth/forgot-password', json)).toMatchObject({
      status: 400,
      body: { field: 'email', message: 'Please enter a valid email address' },
    });
  },
);

test.each<[object, object]>([
  [{ password: 'abcdef' }, { code: 'REQUIRED', field: 'token', message: 'Reset token is required' }],
  [
    { token: '', password: 'abcdef' },
    { code: 'REQUIRED', field: 'token', message: 'Reset token is required' },
  ],
  [
    { token: null, password: 'abcdef' },
    { code: 'REQUIRED', field: 'token', message: 'Reset token is required' },
  ],
  [{ token: 5, password: 'abcdef' }, { message: 'Token: Expected string, received number' }],
  [
    { token: 'x', password: '12345' },
    { field: 'password', message: 'Password must be at least 6 characters' },
  ],
  [
    { token: 'x', password: 'é'.repeat(1001) },
    { code: 'TOO_LONG', field: 'password' },
  ],
  [
    { token: 'x', password: 'abcdef' },
    { code: 'INVALID_TOKEN', message: expect.stringContaining('Ask for a new mail') },
  ],
])('reset-password %j is refused', async (json, body) => {
  expect(await post('/api/auth/reset-password', json)).toEqual({ status: 400, body: expect.objectContaining(body) });
});

test('after a reset, the new password works, the old password fails, and earlier sessions have ended', async () => {
  const elsewhere = server.client();
  await login('secret', elsewhere);
  expect(await reset(await tokenByMail(), 'lovelace')).toMatchObject({ status: 200 });
  expect((await login('lovelace')).status).toBe(200);
  expect((await login('secret')).status).toBe(401);
  expect((await elsewhere.request('/api/auth/user')).status).toBe(401);
  const user = await database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
  expect(user).toMatchObject({ emailVerifiedAt: expect.any(Date), resetToken: null, resetTokenExpiry: null });
});

test('a token works only once, even if several requests send it at the same time', async () => {
  const token = await tokenByMail();
  const answers = await Promise.all(['first-1', 'second', 'third-3'].map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await reset(token, 'again-4')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test('only the token of the last mail works, and only for an hour', async () => {
  const first = await tokenByMail();
  const second = await tokenByMail();
  expect((await reset(first, 'abcdef')).status).toBe(400);
  await database.prisma.$executeRaw`UPDATE users SET reset_token_expiry = reset_token_expiry - interval '61 minutes'`;
  expect((await reset(second, 'abcdef')).status).toBe(400);
  const third = await tokenByMail();
  await database.prisma.$executeRaw`UPDATE users SET reset_token_expiry = reset_token_expiry - interval '59 minutes'`;
  expect((await reset(third, 'abcdef')).status).toBe(200);
});

test('a new password cancels a pending change of e-mail', async () => {
  const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
  const expiresAt = new Date(Date.now() + 60_000);
  await database.prisma.emailChange.create({ data: { userId, email: 'thief@example.com', expiresAt } });
  await reset(await tokenByMail(), 'abcdef');
  expect(await database.prisma.emailChange.count()).toBe(0);
});

test('per hour, an e-mail address gets at most five mails, and an IP address may request at most twenty', async () => {
  const limited = await startTestServer({ database, env: { RATE_LIMIT: true, TRUST_PROXY: 1 } });
  const ask = async (email: string, address: string) => {
    const response = await limited
      .client()
      .request('/api/auth/forgot-password', { json: { email }, headers: { 'x-forwarded-for': address } });
    return { status: response.status, wait: Number(response.headers.get('retry-after')), body: await response.json() };
  };
  for (let count = 0; count < 5; count++) expect((await ask('ada@example.com', `10.0.0.${count}`)).status).toBe(200);
  const refused = await ask('ADA@example.com', '10.0.0.9');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', message: expect.any(String) } });
  expect(refused.wait).toBeGreaterThan(3000);
  for (let count = 0; count < 5; count++) expect((await ask('nobody@example.com', '10.0.1.1')).status).toBe(200);
  expect((await ask('nobody@example.com', '10.0.1.1')).status).toBe(429); // unknown e-mails also count

  for (let count = 0; count < 20; count++) expect((await ask(`a${count}@example.com`, '10.0.2.1')).status).toBe(200);
  expect((await ask('b@example.com', '10.0.2.1')).status).toBe(429);
  await limited.close();
});
