import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';

type AppRouter = ReturnType<typeof createBrowserRouter>;
type MakeRoutes = (environment: IEnvironment) => RouteObject[];

let living: { environment: IEnvironment; makeRoutes: MakeRoutes; router: AppRouter } | undefined;

/**
 * Returns the only router that listens to the address. If the environment or the routes have changed, a new router
 * replaces the old router.
 */
export function livingRouter(environment: IEnvironment, makeRoutes: MakeRoutes): AppRouter {
  if (living?.environment !== environment || living.makeRoutes !== makeRoutes) {
    living?.router.dispose();
    living = { environment, makeRoutes, router: createBrowserRouter(makeRoutes(environment)) };
  }
  return living.router;
}
