import { lazy, StrictMode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { usePath } from '../device/address';
import { readLanguage } from '../device/language';
import { useTheme } from '../device/theme';
import { LanguageProvider } from '../intl/LanguageProvider';
import { showLanguage } from '../intl/messageStore';
import { LandingPage } from '../pages/Landing/LandingPage';
import { SessionProvider, type SessionProviderProps } from '../session/SessionProvider';
import { type Session, useSession } from '../session/useSession';
import { AppBoundary } from './AppBoundary';
import { isOpenPath } from './openPaths';

/** Loads the reader's language; where it does not come, English is better than nothing. */
const speak = () => showLanguage(readLanguage()).catch(() => showLanguage('en'));

/** Starts loading the signed-in app: its code, and all messages of the reader's language. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell/Shell'), speak()]);
  return { default: Shell };
}

/** Starts loading what shows pages for everybody to visitors without a session, with the messages it needs. */
export async function loadOpenPages() {
  const load = import('./openPages/OpenPages');
  const [{ OpenPages }] = await Promise.all([load, speak()]);
  return { default: OpenPages };
}

/** Starts loading the sign-in dialogs, with the messages they need and the external sign-ins they offer. */
export async function loadAuthDialogs() {
  const load = import('../components/auth/AuthDialogs');
  const [{ AuthDialogs, prepareAuthDialogs }] = await Promise.all([load, speak()]);
  prepareAuthDialogs();
  return { default: AuthDialogs };
}

const Shell = lazy(loadShell);
const OpenPages = lazy(loadOpenPages);
const AuthDialogs = lazy(loadAuthDialogs);
const DeletedToast = lazy(async () => ({ default: (await import('./DeletedToast')).DeletedToast }));

function screenOf({ kind, hasLoggedOut }: Session, path: string) {
  if (hasLoggedOut) return 'landing';
  if (kind !== 'ANONYMOUS') return 'shell';
  return isOpenPath(path) ? 'open' : 'landing';
}

function Screen() {
  const session = useSession();
  // Deferred, so that the screen before stays until the one that takes its place is loaded.
  const path = useDeferredValue(usePath());
  const screen = screenOf(session, path);
  const place = `${screen} ${session.epoch}`;
  const shown = useRef(place);
  useEffect(() => {
    // As after a change of page inside a screen: whoever reads by keyboard or by ear goes on where the new one begins.
    if (shown.current !== place) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);
  useEffect(() => {
    // The card of a shared place, which the server puts above the landing, belongs to the landing only.
    if (screen !== 'landing') document.getElementById('place-summary')?.remove();
  }, [screen]);
  return (
    <>
      <Suspense>
        {screen === 'landing' && <LandingPage onEntryNear={loadAuthDialogs} />}
        {screen === 'open' && <OpenPages />}
        {screen === 'shell' && <Shell key={session.epoch} />}
      </Suspense>
      <Suspense>{session.dialog && <AuthDialogs />}</Suspense>
      <Suspense>{session.hasDeletedAccount && <DeletedToast />}</Suspense>
    </>
  );
}

/** Keeps the theme's class on <html>, whichever screen is shown. */
function ThemeKeeper() {
  useTheme();
  return null;
}

/** The whole app: the landing and the pages for everybody for visitors, the shell and all pages for those with a session. */
export function App({ viewer, opening }: Omit<SessionProviderProps, 'children'>) {
  return (
    <StrictMode>
      <LanguageProvider>
        <ThemeKeeper />
        <AppBoundary>
          <SessionProvider viewer={viewer} opening={opening}>
            <Screen />
          </SessionProvider>
        </AppBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
