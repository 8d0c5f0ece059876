import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { RouterProvider } from 'react-router-dom';
import { getEnvironment } from '../../relay/environment';
import { appRoutes } from '../router/appRouter';
import { livingRouter } from '../router/livingRouter';
import { OtherViewer } from './OtherViewer';
import { ViewerWatch } from './ViewerWatch';

/** The app for guests and members: one Relay environment and one router for each session. */
export function Shell() {
  const [environment] = useState(getEnvironment);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ViewerWatch />
      <OtherViewer />
      <RouterProvider router={livingRouter(environment, appRoutes)} />
    </RelayEnvironmentProvider>
  );
}
