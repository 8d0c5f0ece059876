import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { AppRoute } from '../routes';
import { PageError } from './PageError';
import { PageLoading } from './PageLoading';
import { PageSlot } from './PageSlot';

/**
 * Turns a line of the route table into a route of React Router: the page and its loader load lazily, and PageLoading
 * and PageError are the screens for loading and errors.
 */
export function toRouteObject({ path, load, page }: AppRoute, environment: IEnvironment): RouteObject {
  return {
    path,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoading />,
    lazy: {
      loader: async () => {
        const loadPage = await load();
        return ({ request, params }) => ({ loaded: loadPage({ environment, url: new URL(request.url), params }) });
      },
      element: async () => <PageSlot page={await page()} />,
    },
  };
}
