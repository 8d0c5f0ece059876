import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from './answerRefusal';

/** How many milliseconds the client has to read the refusal before the connection is cut. */
const READING_MS = 1000;
const kB = maxHeaderSize / 1024;
const TOO_LONG: Refusal = {
  status: 431,
  code: 'TOO_LARGE',
  message: `The address and the headers are longer than ${kB} kB together. Send a long operation by POST, in the body.`,
};
const TOO_SLOW: Refusal = {
  status: 408,
  code: 'TIMEOUT',
  message: 'The request did not arrive in time. Send it again.',
};
const NO_HTTP: Refusal = { status: 400, code: 'BAD_REQUEST', message: 'This is not a valid HTTP request' };

const refusals: Record<string, Refusal> = { HPE_HEADER_OVERFLOW: TOO_LONG, ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW };

/** The connection of a client. While Node writes an answer, `_httpMessage` is this answer. */
interface Connection extends Duplex {
  _httpMessage?: ServerResponse | null;
}

/**
 * Listens to the event `clientError` of a server. Answers a request that Node cannot read, and closes the connection,
 * even if the client keeps it open. The path of the request is not known, so the body has the error fields of the graph
 * and also those of REST. If an earlier answer has begun, the connection is closed without a refusal, because the
 * client would read the refusal as a part of that answer.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Connection): void {
  const isAnswering = socket._httpMessage?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy();
  const { status, code, message } = refusals[error.code ?? ''] ?? NO_HTTP;
  const body = JSON.stringify({ code, message, errors: [{ message, extensions: { code } }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), READING_MS).unref();
}
