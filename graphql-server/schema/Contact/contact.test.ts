import {
  ContactDocument,
  ReportProblemDocument,
  SendDataRequestDocument,
  type SendDataRequestInput,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { type MailServer, startMailServer } from '../../testing/mailServer';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  const env = { CONTACT_EMAIL: 'hello@fuud.example', POSTAL_ADDRESS: '1 Main St\nNew York, NY' };
  server = await startTestServer({ database, env, mails: { MAIL_URL: mailServer.url } });
});
beforeEach(() => database.prisma.dataRequest.deleteMany());
afterAll(async () => {
  await server.close();
  await mailServer.close();
  await database.drop();
});

const form: SendDataRequestInput = {
  kind: 'DELETION',
  name: 'Ada "the" King, <b>Countess</b>',
  email: 'ada@example.com',
  details: 'Please delete\r\n\r\n<script>everything</script> & more',
};
const send = async (client: Client, input: Partial<SendDataRequestInput> = {}) =>
  (await operate(client, SendDataRequestDocument, { input: { ...form, ...input } })).sendDataRequest;

test('the contact addresses are those of the configuration, or null if they are not set', async () => {
  expect((await operate(server, ContactDocument, {})).contact).toEqual({
    email: 'hello@fuud.example',
    postalAddress: '1 Main St\nNew York, NY',
  });
  const bare = await startTestServer({ database });
  expect((await operate(bare, ContactDocument, {})).contact).toEqual({ email: null, postalAddress: null });
  await bare.close();
});

test('a request is stored and mailed; replies go to the author; HTML in the request is shown as text', async () => {
  expect(await send(server.client())).toEqual({ userErrors: [] });
  expect(await database.prisma.dataRequest.findMany()).toEqual([
    expect.objectContaining({ ...form, kind: 'deletion', details: form.details.replaceAll('\r\n', '\n') }),
  ]);
  await server.deliverMails();
  const letter = mailServer.only();
  expect(letter).toMatchObject({
    to: [{ address: 'hello@fuud.example' }],
    replyTo: [{ name: form.name, address: 'ada@example.com' }],
    subject: 'A request about personal data: deletion',
  });
  expect(letter.text).toContain('Please delete\n\n<script>everything</script> & more');
  expect(letter.html).toContain('Please delete<br><br>&lt;script&gt;everything&lt;/script&gt; &amp; more');
  expect(letter.html).toContain('Ada &quot;the&quot; King, &lt;b&gt;Countess&lt;/b&gt;');
});

test('the mail about a member’s request is in the member’s language', async () => {
  const client = server.client();
  const answer = await client.request('/api/auth/register', { json: { username: 'ada', password: 'secret' } });
  const { id: userId } = (await answer.json()) as { id: string };
  const settings = { userId, language: 'zh' };
  await database.prisma.userSettings.upsert({ where: { userId }, create: settings, update: settings });
  await send(client);
  await server.deliverMails();
  expect(mailServer.only().subject).toBe('个人数据请求：删除数据');
});

test.each<[Partial<SendDataRequestInput>, string, string]>([
  [{ name: ' ' }, 'REQUIRED', 'name'],
  [{ name: 'Ada\r\nBcc: everybody@example.com' }, 'INVALID', 'name'],
  [{ name: 'x'.repeat(101) }, 'TOO_LONG', 'name'],
  [{ email: 'ada' }, 'INVALID', 'email'],
  [{ email: 'ada@example.com, bob@example.com' }, 'INVALID', 'email'],
  [{ details: '\n' }, 'REQUIRED', 'details'],
  [{ details: 'x'.repeat(2001) }, 'TOO_LONG', 'details'],
])('a request with the fields %j is refused with the code %s', async (input, code, field) => {
  const { userErrors } = await send(server.client(), input);
  expect(userErrors.map((error) => [error.code, error.field])).toEqual([[code, field]]);
  expect(await database.prisma.dataRequest.count()).toBe(0);
});

test('if the server has no contact address, a request is stored but not mailed', async () => {
  const bare = await startTestServer({ database });
  expect((await send(bare.client())).userErrors).toEqual([]);
  expect([await database.prisma.dataRequest.count(), await database.prisma.mail.count()]).toEqual([1, 0]);
  await bare.close();
});

test('the sixth request from one IP address is refused', async () => {
  const limited = await startTestServer({ database, env: { RATE_LIMIT: true } });
  for (let count = 0; count < 5; count++) expect((await send(limited.client())).userErrors).toEqual([]);
  expect((await send(limited.client())).userErrors[0]?.code).toBe('RATE_LIMITED');
  await limited.close();
});

test('a report is stored and mailed; an unknown restaurant and an eleventh report are refused', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo <House>' });
  const report = async (client: Client, input: { restaurantId: string; details?: string }) =>
    (await operate(client, ReportProblemDocument, { input: { kind: 'WRONG_HOURS', ...input } })).reportProblem;
  expect(await report(server.client(), { restaurantId: id, details: 'Closed on Mondays' })).toEqual({ userErrors: [] });
  expect(await database.prisma.placeReport.findMany()).toEqual([
    expect.objectContaining({ restaurantId: id, kind: 'wrongHours', details: 'Closed on Mondays' }),
  ]);
  await server.deliverMails();
  const letter = mailServer.only();
  expect(letter).toMatchObject({ to: [{ address: 'hello@fuud.example' }] });
  expect(letter.subject).toBe('A problem with Nudo <House>: wrong hours');
  expect(letter.text).toContain(`npm run catalogue -- hide ${id}`);
  const nowhere = await report(server.client(), { restaurantId: '00000000-0000-4000-8000-000000000000' });
  expect(nowhere?.userErrors).toEqual([{ code: 'NOT_FOUND', field: 'restaurantId' }]);
  const limited = await startTestServer({ database, env: { RATE_LIMIT: true } });
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 11; time++) {
    const answer = await report(limited.client(), { restaurantId: id });
    codes.push(answer?.userErrors[0]?.code);
  }
  expect(codes).toEqual([...Array(10).fill(undefined), 'RATE_LIMITED']);
  await limited.close();
});
