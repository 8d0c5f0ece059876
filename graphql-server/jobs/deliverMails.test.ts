import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { User } from '../database/__generated__/prisma/client';
import { LANGUAGES } from '../languages';
import { words } from '../mail/words';
import { capture } from '../testing/capture';
import { buildUser } from '../testing/factories';
import { mailedToken } from '../testing/mailedToken';
import { type MailServer, startMailServer } from '../testing/mailServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';
import { claimMail } from './claimMail';

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;
let ada: User;
const others = new Set<TestServer>();

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  server = await startTestServer({ database, mails: { MAIL_URL: mailServer.url } });
  ada = await buildUser(database, { username: 'Ada', email: 'ada@example.com' });
});
beforeEach(async () => {
  mailServer.behavior = 'take';
  mailServer.letters.length = 0;
  await database.prisma.mail.deleteMany();
});
afterEach(async () => {
  for (const other of others) await other.close();
  others.clear();
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

const ask = (email = 'ada@example.com', language?: string, at = server) =>
  at.request('/api/auth/forgot-password', { json: { email, language } });
/** Starts another server on the same database. The server is closed after the test. */
async function another(mails?: Parameters<typeof startTestServer>[0]['mails']): Promise<TestServer> {
  const other = await startTestServer({ database, mails });
  others.add(other);
  return other;
}
const waiting = () => database.prisma.mail.findMany();
/** Moves the times of the waiting letters back, as if `time` had passed. */
const later = (time: string) =>
  database.prisma.$executeRaw`
    UPDATE mails SET next_try_at = next_try_at - ${time}::interval, created_at = created_at - ${time}::interval`;

test('a letter is sent immediately, and then its row is deleted', async () => {
  expect((await ask()).status).toBe(200);
  await server.deliverMails();
  const letter = mailServer.only();
  expect(letter).toMatchObject({
    subject: 'Choose a new password for Fuud',
    from: { name: 'Fuud', address: 'no-reply@localhost' },
    to: [{ address: 'ada@example.com' }],
  });
  expect(letter.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(letter.text).toContain(`${server.url.replace('127.0.0.1', 'localhost')}/reset-password?token=`);
  expect(await waiting()).toEqual([]);
});

test('an e-mail address without an account gets no letter, and is not stored', async () => {
  await ask('nobody@example.com');
  await server.deliverMails();
  expect(mailServer.letters).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('the letter is sent to the address as it is spelled in the account', async () => {
  await ask('ADA@EXAMPLE.COM');
  await server.deliverMails();
  expect(mailServer.only().to).toEqual([{ name: '', address: 'ada@example.com' }]);
});

describe('the language of a letter', () => {
  const subjects = LANGUAGES.map((language) => [language, words[language].resetPassword.subject] as const);

  test.each(subjects)('is the member’s setting, %s, not the language of the device', async (language, subject) => {
    const email = `${language}@example.com`;
    await buildUser(database, { email, settings: { create: { language } } });
    await ask(email, language === 'en' ? 'zh' : 'en');
    await server.deliverMails();
    expect(mailServer.only().subject).toBe(subject);
  });

  test.each(subjects)('is the language of the device if the member has no setting: %s', async (language, subject) => {
    await ask('ada@example.com', language);
    await server.deliverMails();
    const letter = mailServer.only();
    expect(letter.subject).toBe(subject);
    expect(letter.headers.find(({ key }) => key === 'content-language')?.value).toBe(language);
    expect(mailedToken(letter)).toMatch(/^[\w-]{43}$/);
  });
});

// If the address is not verified, a stranger may have created the account and chosen the member's name.
test('the greeting contains the member’s name only if the e-mail address is verified', async () => {
  await ask();
  await server.deliverMails();
  expect(mailServer.only().text).toMatch(/^Hello,\n/);
  await database.prisma.user.update({ where: { id: ada.id }, data: { emailVerifiedAt: new Date() } });
  await ask();
  await server.deliverMails();
  expect(mailServer.only().text).toMatch(/^Hello Ada,\n/);
});

describe('when the mail server', () => {
  test.each([
    ['refuses the recipient', 'refuse'],
    ['never answers', 'hang'],
  ] as const)('%s, the request still gets its answer, and the letter is tried again', async (_name, behavior) => {
    mailServer.behavior = behavior;
    const impatient = await another({ MAIL_URL: mailServer.impatientUrl });
    const words = await capture(async () => {
      expect((await ask('ada@example.com', undefined, impatient)).status).toBe(200);
      expect(await waiting()).toHaveLength(1);
      await impatient.deliverMails();
    });
    expect(words).toContain('a letter could not be sent');
    expect(words).not.toContain('ada@'); // "ada" without "@" may be part of a uuid
    expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1 })]);

    mailServer.behavior = 'take';
    await server.deliverMails();
    expect(mailServer.letters).toEqual([]); // the next try of the letter is not due yet
    await later('61 seconds');
    await server.deliverMails();
    expect(mailedToken(mailServer.only())).toMatch(/^[\w-]{43}$/);
    expect(await waiting()).toEqual([]);
  });

  test('is down, the waits between the tries grow: 1, 5, 15, 60 minutes, 3 hours, 6 hours, 6 hours', async () => {
    await mailServer.close();
    await ask();
    const waits: number[] = [];
    await capture(async () => {
      for (let attempt = 1; attempt <= 7; attempt++) {
        await server.deliverMails();
        const [mail] = await waiting();
        expect(mail?.attempts).toBe(attempt);
        waits.push(Math.round((Number(mail?.nextTryAt) - Date.now()) / 60_000));
        await later(`${waits.at(-1)} minutes`);
      }
    });
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 360]);
    await mailServer.open();
    await server.deliverMails();
    mailServer.only();
  });

  test('refuses a letter for two days, the letter is deleted, and the log does not name the recipient', async () => {
    mailServer.behavior = 'refuse';
    const words = await capture(async () => {
      await ask();
      await server.deliverMails();
      await later('49 hours');
      await server.deliverMails();
    });
    expect(words).toContain('a letter is deleted after its last try');
    expect(words).not.toMatch(/ada@|example\.com/);
    expect(await waiting()).toEqual([]);
  });
});

test('if a new password is requested three times before the letter is sent, only one letter waits', async () => {
  mailServer.behavior = 'refuse';
  await capture(async () => {
    for (let times = 0; times < 3; times++) {
      await ask();
      await server.deliverMails();
    }
  });
  expect(await waiting()).toHaveLength(1);
});

test('a new server sends a letter that failed before, and a letter that a dead server had claimed', async () => {
  mailServer.behavior = 'refuse';
  await capture(async () => {
    await ask();
    await server.deliverMails();
  });
  await buildUser(database, { email: 'grace@example.com' });
  const silent = await another();
  await silent.request('/api/auth/forgot-password', { json: { email: 'grace@example.com' } });
  // A server claims the letter to Grace, and then it dies.
  expect(await claimMail(database.pool)).toMatchObject({ recipient: 'grace@example.com', attempts: 1 });
  expect(await claimMail(database.pool)).toBeNull();

  mailServer.behavior = 'take';
  await later('61 seconds');
  const next = await another({ MAIL_URL: mailServer.url });
  await next.deliverMails();
  expect(mailServer.letters.map(({ to }) => to?.[0]?.address).sort()).toEqual(['ada@example.com', 'grace@example.com']);
});

test('if several servers deliver letters at the same time, each letter is sent exactly once', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `member${index}@example.com`);
  for (const email of emails) await buildUser(database, { email });
  const silent = await another();
  for (const email of emails) await silent.request('/api/auth/forgot-password', { json: { email } });
  const servers = await Promise.all([1, 2, 3].map(() => another({ MAIL_URL: mailServer.url })));
  await Promise.all(servers.map((each) => each.deliverMails()));
  expect(mailServer.letters.map(({ to }) => to?.[0]?.address).sort()).toEqual(emails.sort());
});

test('no table contains the token of a letter; with MAIL_URL, the log does not contain the token either', async () => {
  const words = await capture(async () => {
    await ask();
    await server.deliverMails();
  });
  const token = mailedToken(mailServer.only());
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  expect(rows.map(({ name }) => name)).toContain('users');
  for (const { name } of rows) {
    const { rows: kept } = await database.pool.query(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    expect(kept.filter(({ row }) => row.includes(token))).toEqual([]);
  }
  expect(words).not.toContain(token);
  expect((await database.prisma.user.findUniqueOrThrow({ where: { id: ada.id } })).resetToken).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

test('without MAIL_URL, letters become files, and their links are printed on the console', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-outbox-'));
  chmodSync(folder, 0o755);
  const local = await another({ FUUD_DATA_DIR: folder });
  const words = await capture(async () => {
    await local.request('/api/auth/forgot-password', { json: { email: 'ada@example.com', language: 'ko' } });
    await local.deliverMails();
  });
  const outbox = join(folder, 'outbox');
  const [file = '', ...others] = readdirSync(outbox);
  expect([file, others]).toEqual([expect.stringMatching(/^\d{4}-.*-resetPassword-[0-9a-f]{6}\.eml$/), []]);
  expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600);
  const letter = await PostalMime.parse(readFileSync(join(outbox, file)));
  expect(letter.subject).toBe('Fuud 비밀번호를 새로 정하세요');
  expect(words).toContain(`/reset-password?token=${mailedToken(letter)}`);
  rmSync(folder, { recursive: true });
});

test('in production without MAIL_URL, links are only in the files and are not printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-outbox-'));
  const production = await another({ FUUD_DATA_DIR: folder, NODE_ENV: 'production' });
  const words = await capture(async () => {
    await production.request('/api/auth/forgot-password', { json: { email: 'ada@example.com' } });
    await production.deliverMails();
  });
  const [file = ''] = readdirSync(join(folder, 'outbox'));
  const letter = await PostalMime.parse(readFileSync(join(folder, 'outbox', file)));
  expect(mailedToken(letter)).toMatch(/^[\w-]{43}$/);
  expect(words).not.toMatch(/token|reset-password|ada@/);
  rmSync(folder, { recursive: true });
});
