import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * A proxy in front of a server. It loses every answer, because it cuts the connection when the server begins to answer.
 */
export interface LossyProxy {
  url: string;
  close(): Promise<void>;
}

/** Starts a proxy in front of this server. The server handles each request, but the client gets an error. */
export async function startLossyProxy(url: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(url);
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.once('data', () => near.destroy());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}
