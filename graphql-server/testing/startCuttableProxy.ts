import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a Postgres. A test can cut its connections, to simulate a failing network or machine. */
export interface CuttableProxy {
  /** The URL of the database through this proxy. */
  url: string;
  /** Ends every connection, and refuses new connections until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Stops forwarding data, but keeps the connections open. */
  silence(): void;
}

/** Starts a proxy in front of the Postgres at this address. */
export async function startCuttableProxy(url: string): Promise<CuttableProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.on('data', (bytes) => isSilent || other.write(bytes)).on('end', () => isSilent || other.end());
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const own = new URL(url);
  own.port = String(port);
  return {
    url: own.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    restore: () => listen(port),
    silence: () => {
      isSilent = true;
    },
  };
}
