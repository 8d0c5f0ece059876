import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

type AppRouter = ReturnType<typeof createBrowserRouter>;
type MakeRoutes = (environment: IEnvironment) => RouteObject[];

let living: { environment: IEnvironment; makeRoutes: MakeRoutes; router: AppRouter } | undefined;

/** The only router that listens to the address. Another environment or other routes replace it by a new one. */
export function livingRouter(environment: IEnvironment, makeRoutes: MakeRoutes): AppRouter {
  if (living?.environment !== environment || living.makeRoutes !== makeRoutes) {
    living?.router.dispose();
    living = { environment, makeRoutes, router: createBrowserRouter(makeRoutes(environment)) };
  }
  return living.router;
}
