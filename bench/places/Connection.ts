import { connect, type Socket } from 'node:net';
import type { Case } from './questions';

/**
 * One open connection that sends one request after another. It replaces Node's own HTTP client in this benchmark. That
 * client takes as long to send a request as a server takes to answer it, so the benchmark would measure the client.
 */
export class Connection {
  private readonly socket: Socket;
  private parts: Buffer[] = [];
  private received = 0;
  /**
   * The number of bytes of the whole answer (head and body). It is NaN before the head is read. It is Infinity if the
   * answer comes in chunks, because such an answer has no content-length.
   */
  private wanted = Number.NaN;
  private settle: ((fault?: Error) => void) | undefined;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (part: Buffer) => this.receive(part));
    this.socket.on('error', (error) => this.settle?.(error));
    this.socket.on('close', () => this.settle?.(new Error('The server hung up.')));
  }

  /**
   * Sends a request and waits for the whole answer.
   * @param bytes a request from bytesOf
   * @throws if the connection fails, the status is not 200, the answer begins with an error, or nothing is found
   */
  ask(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.settle = (fault) => {
        this.settle = undefined;
        if (fault) reject(fault);
        else resolve();
      };
      this.socket.write(bytes);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(part: Buffer): void {
    this.parts.push(part);
    this.received += part.length;
    if (Number.isNaN(this.wanted)) this.readHead();
    const isWhole =
      this.wanted === Number.POSITIVE_INFINITY
        ? (part.length < 5 ? Buffer.concat(this.parts.slice(-5)) : part).subarray(-5).toString('latin1') === '0\r\n\r\n'
        : this.received >= this.wanted;
    if (!isWhole) return;
    const [first = part] = this.parts;
    // decodes only the start, because decoding the whole answer would take longer
    const start = first.toString('latin1', 0, first.indexOf('\r\n\r\n') + 300);
    [this.parts, this.received, this.wanted] = [[], 0, Number.NaN];
    const isFound =
      start.startsWith('HTTP/1.1 200') && !/\r\n\r\n.*({"errors"|"restaurant":null|"edges":\[\])/s.test(start);
    this.settle?.(isFound ? undefined : new Error(start));
  }

  private readHead(): void {
    const all = this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.parts = [all];
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(all.toString('latin1', 0, end)) ?? [];
    this.wanted = length === undefined ? Number.POSITIVE_INFINITY : end + 4 + Number(length);
  }
}

/** The bytes of an HTTP request: a GET of a path, or a POST of an operation to /graphql. */
export function bytesOf(asked: Case['requests'][number], cookie = ''): Buffer {
  const body = typeof asked === 'string' ? '' : JSON.stringify(asked);
  const head = [
    typeof asked === 'string' ? `GET ${asked} HTTP/1.1` : 'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
