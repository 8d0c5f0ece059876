import { createServer } from 'node:http';

/** A picture of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts a map service on this machine. It serves a style, and it returns the same picture for every tile. `tiles` has
 * the zoom, x and y of each requested tile ("16/1/2").
 */
export async function startMapServer(): Promise<{ styleUrl: string; tiles: string[]; stop(): void }> {
  const tiles: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/style.json') return void response.end(JSON.stringify(style()));
    tiles.push(request.url?.slice(1) ?? '');
    response.setHeader('content-type', 'image/png').end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const style = () => ({
    version: 8,
    sources: {
      here: { type: 'raster', tiles: [`${origin}/{z}/{x}/{y}`], tileSize: 512, attribution: '© this machine' },
    },
    layers: [{ id: 'here', type: 'raster', source: 'here' }],
  });
  return { styleUrl: `${origin}/style.json`, tiles, stop: () => server.close() };
}
