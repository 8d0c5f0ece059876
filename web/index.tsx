import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadOpenPages, loadShell } from './app/App';
import { isOpenPath } from './app/openPaths';
import { takeOpeningRequest } from './device/address';
import { expireReadableCookies } from './device/cookies';
import { takeEarlyPress } from './device/earlyPress';
import { noteTabViewer } from './device/tabViewer';
import { readViewerKind } from './device/viewerKind';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const viewer = readViewerKind();
const opening = takeOpeningRequest();
if (opening.loggedOut) expireReadableCookies();
// Other tabs may still show the account that was signed out here.
if (opening.loggedOut && viewer === 'ANONYMOUS') noteTabViewer({ kind: viewer, id: null });

const app = <App viewer={viewer} opening={opening} />;
if (viewer === 'ANONYMOUS' && root.hasChildNodes()) {
  hydrateRoot(root, app);
} else {
  takeEarlyPress();
  // Start to load the first screen's code early. Ignore a failure here, because the app loads the same code again. If
  // the second load fails too, the app's error boundary shows the error.
  if (viewer !== 'ANONYMOUS') loadShell().catch(() => undefined);
  else if (isOpenPath(window.location.pathname)) loadOpenPages().catch(() => undefined);
  createRoot(root).render(app);
}
