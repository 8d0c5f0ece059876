import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import { getEnvironment } from '../../relay/environment';
import { livingRouter } from '../router/livingRouter';
import { openRoutes } from './openRoutes';

/** The open pages (see openPaths.ts), for a visitor without a session. */
export function OpenPages() {
  const [environment] = useState(getEnvironment);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={livingRouter(environment, openRoutes)} />
    </RelayEnvironmentProvider>
  );
}
