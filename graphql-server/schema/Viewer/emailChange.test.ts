import { words } from '../../mail/words';
import {
  ChangePasswordDocument,
  ConfirmEmailDocument,
  RequestEmailChangeDocument,
  type RequestEmailChangeInput,
  ViewerEmailsDocument,
} from '../../testing/__generated__/operations';
import { capture } from '../../testing/capture';
import { buildUser } from '../../testing/factories';
import { mailedToken } from '../../testing/mailedToken';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  server = await startTestServer({ database, mails: { MAIL_URL: mailServer.url } });
  await buildUser(database, { username: 'grace@example.com' });
  await buildUser(database, { username: 'Grace', email: 'hopper@example.com' });
});
beforeEach(() => {
  mailServer.letters.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

/** Registers a member with the password "secret" and signs in the client. `wanted` is an e-mail that nobody has. */
async function member(client: Client = server.client()) {
  serial += 1;
  const email = `before${serial}@example.com`;
  await client.request('/api/auth/register', { json: { username: `member${serial}`, email, password: 'secret' } });
  return { client, email, wanted: `after${serial}@example.com` };
}
const request = async (client: Client, input: RequestEmailChangeInput) =>
  (await operate(client, RequestEmailChangeDocument, { input })).requestEmailChange;
const confirm = async (client: Client, token: string) =>
  (await operate(client, ConfirmEmailDocument, { input: { token } })).confirmEmail;
const emails = async (client: Client) => (await operate(client, ViewerEmailsDocument, {})).viewer.user;

async function tokenByMail(client: Client, input: RequestEmailChangeInput): Promise<string> {
  expect((await request(client, input)).userErrors).toEqual([]);
  await server.deliverMails();
  return mailedToken(mailServer.only(words.en.confirmEmail.subject));
}

test('the account gets the new e-mail only when the mailed link is opened', async () => {
  const { client, email, wanted } = await member();
  const { user } = await request(client, { email: wanted, currentPassword: 'secret', fallbackLanguage: 'ES' });
  expect(user).toEqual({ email, isEmailConfirmed: false, pendingEmail: wanted, hasPassword: true });
  await server.deliverMails();
  const letter = mailServer.only();
  expect(letter).toMatchObject({ to: [{ address: wanted }], subject: 'Confirma tu correo electrónico para Fuud' });
  expect((await emails(client))?.email).toBe(email);

  const done = { email: wanted, isEmailConfirmed: true, pendingEmail: null, hasPassword: true };
  expect(await confirm(client, mailedToken(letter))).toEqual({ email: wanted, user: done, userErrors: [] });
  expect(await emails(client)).toEqual(done);
});

test('the link works without a session, but the response then contains no account', async () => {
  const { client, wanted } = await member();
  const token = await tokenByMail(client, { email: wanted, currentPassword: 'secret' });
  expect(await confirm(server.client(), token)).toEqual({ email: wanted, user: null, userErrors: [] });
  expect(await emails(client)).toMatchObject({ email: wanted, isEmailConfirmed: true });
});

test('a request for the present e-mail needs no password, and cancels a pending change to another e-mail', async () => {
  const { client, email, wanted } = await member();
  const token = await tokenByMail(client, { email: email.toUpperCase() });
  expect(await confirm(client, token)).toMatchObject({ user: { isEmailConfirmed: true }, userErrors: [] });
  await tokenByMail(client, { email: wanted, currentPassword: 'secret' });
  const { user } = await request(client, { email });
  expect(user).toMatchObject({ isEmailConfirmed: true, pendingEmail: null });
  await server.deliverMails();
  expect(mailServer.letters).toEqual([]);
});

test.each<[Partial<RequestEmailChangeInput>, string, string]>([
  [{ currentPassword: 'wrong1' }, 'WRONG_PASSWORD', 'currentPassword'],
  [{ currentPassword: null }, 'REQUIRED', 'currentPassword'],
  [{ currentPassword: '' }, 'REQUIRED', 'currentPassword'],
  [{ email: 'x@' }, 'INVALID', 'email'],
  [{ email: 'HOPPER@example.com' }, 'EMAIL_TAKEN', 'email'],
  [{ email: 'Grace@Example.com' }, 'EMAIL_TAKEN', 'email'],
])('a request with %j is refused with the code %s', async (input, code, field) => {
  const { client, wanted } = await member();
  const answer = await request(client, { email: wanted, currentPassword: 'secret', ...input });
  expect(answer).toEqual({
    user: null,
    userErrors: [{ code, field, message: expect.any(String), retryAfterSeconds: null }],
  });
  expect((await emails(client))?.pendingEmail).toBeNull();
});

test('only members may request an e-mail change', async () => {
  const guest = server.client();
  await guest.request('/api/auth/guest', { json: {} });
  expect((await request(guest, { email: 'a@example.com' })).userErrors[0]?.code).toBe('FORBIDDEN');
  expect((await request(server.client(), { email: 'a@example.com' })).userErrors[0]?.code).toBe('UNAUTHENTICATED');
});

test('a token works only once, only within one day, and only if no newer token was mailed', async () => {
  const { client, wanted } = await member();
  const first = await tokenByMail(client, { email: wanted, currentPassword: 'secret' });
  const second = await tokenByMail(client, { email: wanted, currentPassword: 'secret' });
  const answers = await Promise.all([first, second, second, second].map((token) => confirm(client, token)));
  expect(answers.map(({ userErrors }) => userErrors[0]?.code ?? 'DONE').sort()).toEqual([
    'DONE',
    'INVALID_TOKEN',
    'INVALID_TOKEN',
    'INVALID_TOKEN',
  ]);

  const third = await tokenByMail(client, { email: `later-${wanted}`, currentPassword: 'secret' });
  await database.prisma.$executeRaw`UPDATE email_changes SET expires_at = expires_at - interval '25 hours'`;
  expect((await confirm(client, third)).userErrors[0]?.code).toBe('INVALID_TOKEN');
  expect((await emails(client))?.pendingEmail).toBeNull();
});

test('if two members confirm the same e-mail at the same time, only one of them gets it', async () => {
  const [one, other] = [await member(), await member()];
  const tokens = [
    await tokenByMail(one.client, { email: 'shared@example.com', currentPassword: 'secret' }),
    await tokenByMail(other.client, { email: 'Shared@Example.com', currentPassword: 'secret' }),
  ];
  const answers = await Promise.all(tokens.map((token) => confirm(server.client(), token)));
  expect(answers.map(({ userErrors }) => userErrors[0]?.code ?? 'DONE').sort()).toEqual(['DONE', 'EMAIL_TAKEN']);
  expect(answers.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ field: 'token' }]);
});

test('if a newer request replaces a request whose mail is not sent yet, only the newer mail is sent', async () => {
  const { client, wanted } = await member();
  mailServer.behavior = 'refuse';
  await capture(async () => {
    await request(client, { email: wanted, currentPassword: 'secret' });
    await server.deliverMails();
    await request(client, { email: `rather-${wanted}`, currentPassword: 'secret' });
    await server.deliverMails();
  });
  mailServer.behavior = 'take';
  await database.prisma.$executeRaw`UPDATE mails SET next_try_at = now()`;
  await server.deliverMails();
  expect(mailServer.only(words.en.confirmEmail.subject).to?.[0]?.address).toBe(`rather-${wanted}`);
  expect(await database.prisma.mail.count()).toBe(0);
});

test('after an e-mail change, a password reset link that was mailed to the old e-mail no longer works', async () => {
  const { client, email, wanted } = await member();
  await client.request('/api/auth/forgot-password', { json: { email } });
  await server.deliverMails();
  const resetToken = mailedToken(mailServer.only(words.en.resetPassword.subject));
  await confirm(client, await tokenByMail(client, { email: wanted, currentPassword: 'secret' }));
  const answer = await client.request('/api/auth/reset-password', { json: { token: resetToken, password: 'stolen' } });
  expect(answer.status).toBe(400);
});

test('a new password cancels a pending e-mail change, because a thief may have requested the change', async () => {
  const { client, wanted } = await member();
  const token = await tokenByMail(client, { email: wanted, currentPassword: 'secret' });
  await operate(client, ChangePasswordDocument, { input: { currentPassword: 'secret', newPassword: 'lovelace' } });
  expect((await emails(client))?.pendingEmail).toBeNull();
  expect((await confirm(client, token)).userErrors[0]?.code).toBe('INVALID_TOKEN');
});

test('a member can request at most five mails per hour', async () => {
  const limited = await startTestServer({ database, env: { RATE_LIMIT: true } });
  const { client, email } = await member(limited.client());
  for (let count = 0; count < 5; count++) expect((await request(client, { email })).userErrors).toEqual([]);
  expect((await request(client, { email })).userErrors[0]).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
  });
  await limited.close();
});
