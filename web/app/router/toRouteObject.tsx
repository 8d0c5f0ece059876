import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { AppRoute } from '../routes';
import { PageError } from './PageError';
import { PageLoading } from './PageLoading';
import { PageSlot } from './PageSlot';

/**
 * Turns a line of the route table into a route of React Router. The page and its load function are imported by the
 * loader and not by React Router's `lazy`, because `lazy` remembers a failed import, so that "Try again" would fail
 * until a reload. PageLoading and PageError are the screens for loading and errors.
 */
export function toRouteObject({ path, load, page }: AppRoute, environment: IEnvironment): RouteObject {
  return {
    path,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoading />,
    element: <PageSlot />,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const coming = page();
      coming.catch(() => undefined); // reported below, or not at all if `load` fails first
      const loadPage = await load();
      const loaded = loadPage({ environment, url: new URL(request.url), params });
      return { page: await coming, loaded };
    },
  };
}
