import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { noticeAddress } from '../../device/address';
import { isOpenPath } from '../openPaths';
import { toRouteObject } from '../router/toRouteObject';
import { routes } from '../routes';
import { LightFrame } from './LightFrame';

/** Rendered at each path without an open page. It makes the app show the landing instead of the open pages. */
function LeaveToLanding() {
  useEffect(noticeAddress, []);
  return null;
}

/** The routes of visitors without a session: the open pages (see openPaths.ts), each inside LightFrame. */
export function openRoutes(environment: IEnvironment): RouteObject[] {
  const open = routes.filter(({ path }) => isOpenPath(path));
  return [
    {
      element: <LightFrame />,
      children: [...open.map((route) => toRouteObject(route, environment)), { path: '*', element: <LeaveToLanding /> }],
    },
  ];
}
