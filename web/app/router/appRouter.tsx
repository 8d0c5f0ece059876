import { type RouteObject, redirect } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { NotFoundPage } from '../../pages/NotFound/NotFoundPage';
import { type AppRoute, routes } from '../routes';
import { Frame } from '../shell/Frame';
import { PageLoading } from './PageLoading';
import { toRouteObject } from './toRouteObject';

/** The route table for React Router, inside the frame. The frame stays when a page fails. */
export function toRouteObjects(table: readonly AppRoute[], environment: IEnvironment): RouteObject[] {
  return [
    {
      element: <Frame />,
      children: [
        {
          path: '/discover', // an alias of /
          loader: ({ request }) => redirect(`/${new URL(request.url).search}`),
          hydrateFallbackElement: <PageLoading />,
          element: null,
        },
        ...table.map((route) => toRouteObject(route, environment)),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/** The routes of guests and members: the whole table. */
export const appRoutes = (environment: IEnvironment) => toRouteObjects(routes, environment);
