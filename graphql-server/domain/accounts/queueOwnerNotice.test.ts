import { LANGUAGES, type Language } from '../../languages';
import { words } from '../../mail/words';
import {
  ChangePasswordDocument,
  ConfirmEmailDocument,
  DeleteAccountDocument,
  LinkSignInDocument,
  RequestEmailChangeDocument,
  TransferSignInDocument,
} from '../../testing/__generated__/operations';
import { capture } from '../../testing/capture';
import { mailedToken } from '../../testing/mailedToken';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import { operate } from '../../testing/operate';
import { type OidcProvider, startOidcProvider } from '../../testing/startOidcProvider';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';
import { tokenIn, walkSignIn } from '../../testing/walkSignIn';

// Each call of `member` registers another member: member1 with member1@example.com, then member2, and so on.
const CONTACT_EMAIL = 'help@fuud.example';
let database: TestDatabase;
let mailServer: MailServer;
let provider: OidcProvider;
let server: TestServer;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  const accounts = Array.from({ length: 20 }, (_, n) => ({
    sub: `${n}`,
    email: `member${n}@example.com`,
    email_verified: true,
  }));
  provider = await startOidcProvider({ accounts, idTokenClaims: true });
  const OIDC = [
    { name: 'big', label: 'Big Service', issuer: provider.issuer, clientId: 'fuud-public', clientSecret: undefined },
  ];
  const env = { OIDC, CONTACT_EMAIL };
  server = await startTestServer({ database, env, mails: { MAIL_URL: mailServer.url } });
});
beforeEach(() => {
  mailServer.letters.length = 0;
  mailServer.behavior = 'take';
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await provider.stop();
  await database.drop();
});

/** Registers a new member with the password "secret" and signs them in. */
async function member({ language, client = server.client() }: { language?: Language; client?: Client } = {}) {
  serial += 1;
  const email = `member${serial}@example.com`;
  const account = { username: `member${serial}`, email, password: 'secret', language };
  const { id } = (await (await client.request('/api/auth/register', { json: account })).json()) as { id: string };
  return { client, email, id, sub: `${serial}` };
}
const verify = (id: string) => database.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
const change = (client: Client, currentPassword: string, newPassword: string) =>
  operate(client, ChangePasswordDocument, { input: { currentPassword, newPassword } });
async function letter(subject?: string) {
  await server.deliverMails();
  return mailServer.only(subject);
}
async function mailedTo(client: Client, email: string): Promise<string> {
  const input = { email, currentPassword: 'secret' };
  await operate(client, RequestEmailChangeDocument, { input });
  return mailedToken(await letter());
}

describe('the notice about a changed password', () => {
  test.each(LANGUAGES)('goes to the account’s e-mail address, in the member’s language: %s', async (language) => {
    const { client, email } = await member({ language });
    await change(client, 'secret', 'xyzzyx');
    const notice = await letter();
    expect(notice).toMatchObject({ to: [{ address: email }], subject: words[language].passwordChanged.subject });
    expect(notice.text).toMatch(/^https?:\/\/\S+\/forgot-password$/m);
    expect(notice.text).toContain(CONTACT_EMAIL);
    expect(notice.text).toContain('2026');
    expect(`${notice.text}${notice.html}`).not.toMatch(/token=|xyzzyx|\{\w+\}/);
    expect(await database.prisma.mail.count()).toBe(0);
  });

  test('is also sent when the password was changed with a mailed link', async () => {
    const { client, email } = await member();
    await client.request('/api/auth/forgot-password', { json: { email } });
    const token = mailedToken(await letter());
    await client.request('/api/auth/reset-password', { json: { token, password: 'another' } });
    expect((await letter()).subject).toBe('Your Fuud password was changed');
  });

  test('is not sent for a refused change, or for an account without e-mail', async () => {
    const { client } = await member();
    await change(client, 'wrong!', 'another');
    const nameless = server.client();
    await nameless.request('/api/auth/register', { json: { username: 'nameless', password: 'secret' } });
    expect((await change(nameless, 'secret', 'another')).changePassword.userErrors).toEqual([]);
    await server.deliverMails();
    expect(mailServer.letters).toEqual([]);
  });

  test('greets the owner by name only if the e-mail is confirmed', async () => {
    const { client, id } = await member();
    await change(client, 'secret', 'second');
    expect((await letter()).text).toMatch(/^Hello,\n/);
    await verify(id);
    await change(client, 'second', 'third!');
    expect((await letter()).text).toMatch(/^Hello member\d+,\n/);
  });

  test('is in the queue only once after several changes; the sixth change in an hour queues no notice', async () => {
    const limited = await startTestServer({ database, env: { RATE_LIMIT: true }, mails: { MAIL_URL: mailServer.url } });
    const { client, email } = await member({ client: limited.client() });
    mailServer.behavior = 'refuse';
    await capture(async () => {
      for (const [from, to] of [
        ['secret', 'second'],
        ['second', 'secret'],
        ['secret', 'second'],
      ] as const) {
        await change(client, from, to);
        await limited.deliverMails();
      }
    });
    expect(await database.prisma.mail.count({ where: { recipient: email } })).toBe(1);
    await database.prisma.mail.deleteMany();
    mailServer.behavior = 'take';
    for (const [from, to] of [
      ['second', 'secret'],
      ['secret', 'second'],
      ['second', 'secret'],
    ] as const) {
      expect((await change(client, from, to)).changePassword.userErrors).toEqual([]);
      await limited.deliverMails();
    }
    await limited.close();
    expect(mailServer.letters).toHaveLength(2);
  });

  test('is sent even when the account is deleted before delivery', async () => {
    const { client } = await member();
    mailServer.behavior = 'refuse';
    await capture(async () => {
      await change(client, 'secret', 'stolen');
      await operate(client, DeleteAccountDocument, {});
      await server.deliverMails();
    });
    mailServer.behavior = 'take';
    await database.prisma.$executeRaw`UPDATE mails SET next_try_at = now()`;
    await server.deliverMails();
    expect(mailServer.letters.map(({ subject }) => subject).sort()).toEqual([
      'Your Fuud account was deleted',
      'Your Fuud password was changed',
    ]);
  });
});

describe('the notice about a changed e-mail', () => {
  const confirm = (client: Client, token: string) => operate(client, ConfirmEmailDocument, { input: { token } });

  test.each(LANGUAGES)('goes to the old e-mail and does not name the new e-mail: %s', async (language) => {
    const { client, email } = await member({ language });
    await confirm(client, await mailedTo(client, `new-${email}`));
    const notice = await letter();
    expect(notice).toMatchObject({ to: [{ address: email }], subject: words[language].emailChanged.subject });
    expect(notice.text).toMatch(/^https?:\/\/\S+\/settings$/m);
    expect(notice.text).toContain(CONTACT_EMAIL);
    expect(`${notice.text}${notice.html}`).not.toMatch(/new-|token=|\{\w+\}/);
  });

  test('is not sent if the account had no e-mail before, or if the new e-mail equals the old e-mail', async () => {
    const { client, email, id } = await member();
    await confirm(client, await mailedTo(client, email.toUpperCase()));
    await database.prisma.user.update({ where: { id }, data: { email: null } });
    await confirm(client, await mailedTo(client, `first-${email}`));
    await server.deliverMails();
    expect(mailServer.letters).toEqual([]);
  });
});

describe('the notice about a linked sign-in', () => {
  const comeBack = (client: Client, sub: string) => walkSignIn(client, provider, '/api/login/big', sub);

  test.each(LANGUAGES)('is sent when a provider is linked, and names the provider: %s', async (language) => {
    const { email, sub } = await member({ language });
    const browser = server.client();
    const authToken = tokenIn(await comeBack(browser, sub), 'auth_link');
    await operate(browser, LinkSignInDocument, { input: { authToken, password: 'secret' } });
    const notice = await letter();
    expect(notice.to).toMatchObject([{ address: email }]);
    expect(notice.subject).toBe(words[language].signInLinked.subject.replace('{provider}', 'Big Service'));
    expect(notice.text).toMatch(/^https?:\/\/\S+\/forgot-password$/m);
    expect(`${notice.text}${notice.html}`).not.toMatch(/\{\w+\}/);
  });

  test('is sent only for the first of two sign-ins if Fuud and the provider have verified the e-mail', async () => {
    const { id, sub } = await member();
    await verify(id);
    for (let times = 0; times < 2; times++) {
      const browser = server.client();
      const authToken = tokenIn(await comeBack(browser, sub));
      await operate(browser, TransferSignInDocument, { input: { authToken } });
    }
    expect((await letter()).subject).toBe('Big Service can now sign in to your Fuud account');
  });

  test('is not sent for a new account', async () => {
    const browser = server.client();
    const authToken = tokenIn(await comeBack(browser, '19'));
    await operate(browser, TransferSignInDocument, { input: { authToken } });
    await server.deliverMails();
    expect(mailServer.letters).toEqual([]);
  });
});

describe('the notice about a deleted account', () => {
  test.each(LANGUAGES)('is in the language of the account’s settings: %s', async (language) => {
    const { client, email, id } = await member({ language });
    await verify(id);
    await client.request('/api/auth/delete-account', { method: 'DELETE' });
    const notice = await letter();
    expect(notice).toMatchObject({ to: [{ address: email }], subject: words[language].accountDeleted.subject });
    expect(notice.text).toContain(`member${serial}`);
    expect(notice.text).toContain(CONTACT_EMAIL);
    expect(`${notice.text}${notice.html}`).not.toMatch(/\{\w+\}/);
  });

  test('is sent once if several requests delete the account at the same time, and never to a guest', async () => {
    const { client } = await member();
    const remove = (client: Client) => client.request('/api/auth/delete-account', { method: 'DELETE' });
    await Promise.all([remove(client), remove(client), remove(client)]);
    const guest = server.client();
    await guest.request('/api/auth/guest', { json: {} });
    await remove(guest);
    expect((await letter()).subject).toBe('Your Fuud account was deleted');
  });
});

test('without CONTACT_EMAIL, notices name no contact address', async () => {
  const { client, email } = await member();
  await change(client, 'secret', 'another');
  await server.deliverMails();
  mailServer.letters.length = 0;
  const plain = await startTestServer({ database, mails: { MAIL_URL: mailServer.url } });
  const visitor = plain.client();
  await visitor.request('/api/auth/login', { json: { username: email, password: 'another' } });
  await change(visitor, 'another', 'secret');
  await plain.deliverMails();
  const { text = '' } = mailServer.only();
  await plain.close();
  expect(text).not.toMatch(/\{contact\}|write to/);
});
