import type { RequestHandler, Router } from 'express';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One path and what it does for each method; any other method is refused with the list of those there are. */
export function route(router: Router, path: string, handlers: Partial<Record<Method, RequestHandler>>): void {
  const { get, post, put, patch, delete: remove } = handlers;
  const entry = router.route(path);
  if (get) entry.get(get);
  if (post) entry.post(post);
  if (put) entry.put(put);
  if (patch) entry.patch(patch);
  if (remove) entry.delete(remove);

  const allowed = [...Object.keys(handlers).map((method) => method.toUpperCase()), ...(get ? ['HEAD'] : []), 'OPTIONS'];
  entry.all((request, response) => {
    response.set('allow', allowed.join(', '));
    if (request.method === 'OPTIONS') return void response.status(204).end();
    response.status(405).json({
      message: `${request.method} is not allowed here; use ${allowed.join(', ')}`,
      code: 'METHOD_NOT_ALLOWED',
    });
  });
}
