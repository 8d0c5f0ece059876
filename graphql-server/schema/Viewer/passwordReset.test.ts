import { words } from '../../mail/words';
import {
  LoginDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  type ResetPasswordInput,
} from '../../testing/__generated__/operations';
import { mailedToken } from '../../testing/mailedToken';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  server = await startTestServer({ database, mails: { MAIL_URL: mailServer.url } });
  client = server.client();
  const json = { username: 'ada', email: 'ada@example.com', password: 'former' };
  await server.client().request('/api/auth/register', { json });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

const request = async (email: string) =>
  (await operate(client, RequestPasswordResetDocument, { input: { email, fallbackLanguage: 'ES' } }))
    .requestPasswordReset;
const reset = async (input: ResetPasswordInput) =>
  (await operate(client, ResetPasswordDocument, { input })).resetPassword;
const login = async (password: string) =>
  (await operate(server.client(), LoginDocument, { input: { username: 'ada', password } })).login;

test('the mail with a reset link is in the fallback language; the link sets a new password only once', async () => {
  expect(await request('nobody@example.com')).toEqual({ userErrors: [] });
  expect(await request('ada@example.com')).toEqual({ userErrors: [] });
  await server.deliverMails();
  const token = mailedToken(mailServer.only(words.es.resetPassword.subject));

  const refused = await reset({ token, newPassword: '12345' });
  expect(refused.userErrors).toMatchObject([{ code: 'TOO_SHORT', field: 'newPassword' }]);
  expect(await reset({ token, newPassword: ' latter ' })).toEqual({ userErrors: [] });
  expect((await login(' latter ')).viewer?.kind).toBe('MEMBER');
  expect((await login('former')).userErrors).toMatchObject([{ code: 'BAD_CREDENTIALS' }]);
  expect((await reset({ token, newPassword: 'again again' })).userErrors).toMatchObject([
    { code: 'INVALID_TOKEN', field: 'token' },
  ]);
});
