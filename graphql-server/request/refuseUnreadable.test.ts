import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseUnreadable } from './refuseUnreadable';

/** The answers of this server never end. Only a client or refuseUnreadable closes a connection. */
const server = createServer((_request, response) => response.write('begun')).on('clientError', refuseUnreadable);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function send(bytes: string): Promise<[status: string | undefined, body: unknown]> {
  const { port } = server.address() as AddressInfo;
  const answer = await text(connect(port, '127.0.0.1').end(bytes));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return [head.split('\r\n')[0], JSON.parse(body)];
}

test.each([
  ['a very long address', `GET /graphql?query=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'TOO_LARGE'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
])('%s gets a message and a code, not an empty answer', async (_what, bytes, status, code) => {
  const [line, body] = await send(bytes);
  expect(line).toContain(`HTTP/1.1 ${status} `);
  expect(body).toMatchObject({ code, message: expect.any(String), errors: [{ extensions: { code } }] });
});

test('an answer that has begun is not mixed with the refusal of the next request', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (part: string) => {
      if (!answer) socket.write('hello\r\n\r\n');
      answer += part;
    });
    socket.once('close', () => resolve()).once('error', reject);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  });
  expect(answer).toContain('begun');
  expect(answer).not.toContain('BAD_REQUEST');
});

test('a refused connection is closed, even if the client never closes it', async () => {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [connection] = await once(server, 'connection');
  client.write('hello\r\n\r\n');
  await once(connection, 'close');
  client.destroy();
}, 20_000);
