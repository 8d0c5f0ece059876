import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import { getEnvironment } from '../../relay/environment';
import { appRoutes } from '../router/appRouter';
import { livingRouter } from '../router/livingRouter';
import { ViewerWatch } from './ViewerWatch';

/** The signed-in app: one environment and one router for as long as this session lives. */
export function Shell() {
  const [environment] = useState(getEnvironment);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ViewerWatch />
      <RouterProvider router={livingRouter(environment, appRoutes)} />
    </RelayEnvironmentProvider>
  );
}
