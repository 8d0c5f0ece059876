import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { NotFoundPage } from '../../pages/NotFound/NotFoundPage';
import { type AppRoute, homePath, routes } from '../../routes';
import { Frame } from './Frame';
import { PageError } from './PageError';
import { PageLoading } from './PageLoading';
import { PageSlot } from './PageSlot';

function toRouteObject({ path, load, page }: AppRoute, environment: IEnvironment): RouteObject {
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

/** The route table as React Router's, inside the frame; the frame stays when a page breaks. */
export function toRouteObjects(table: readonly AppRoute[], environment: IEnvironment): RouteObject[] {
  return [
    {
      element: <Frame />,
      children: [
        {
          path: '/',
          loader: ({ request }) => redirect(homePath + new URL(request.url).search),
          hydrateFallbackElement: <PageLoading />,
          element: null,
        },
        ...table.map((route) => toRouteObject(route, environment)),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

type AppRouter = ReturnType<typeof createBrowserRouter>;

let current: { environment: IEnvironment; router: AppRouter } | undefined;

/** The router of an environment; asking for another environment's ends the one before. */
export function getAppRouter(environment: IEnvironment): AppRouter {
  if (current?.environment !== environment) {
    current?.router.dispose();
    current = { environment, router: createBrowserRouter(toRouteObjects(routes, environment)) };
  }
  return current.router;
}
