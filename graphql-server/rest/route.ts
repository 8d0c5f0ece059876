import type { Request, Response, Router } from 'express';
import { type Context, createContext, type Deps } from '../context/context';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Answers one request. The context is the same as for resolvers: the viewer and the dependencies. */
export type Handler = (request: Request, response: Response, context: Context) => unknown;

/**
 * Adds a path with one handler per method. If there is a handler for GET, HEAD is allowed too. OPTIONS lists the
 * allowed methods. All other methods get 405.
 */
export function route(router: Router, deps: Deps, path: string, handlers: Partial<Record<Method, Handler>>): void {
  const { get, post, put, patch, delete: remove } = handlers;
  const entry = router.route(path);
  const withContext = (handler: Handler) => (request: Request, response: Response) =>
    handler(request, response, createContext({ req: request, res: response, deps }));
  if (get) entry.get(withContext(get));
  if (post) entry.post(withContext(post));
  if (put) entry.put(withContext(put));
  if (patch) entry.patch(withContext(patch));
  if (remove) entry.delete(withContext(remove));

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
