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

/** Loads the messages in the user's language, or in English if that fails. */
const showMessages = () => showLanguage(readLanguage()).catch(() => showLanguage('en'));

/** Starts loading the app for guests and members: its code, and all messages of the user's language. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell/Shell'), showMessages()]);
  return { default: Shell };
}

/** Starts loading the open pages for visitors without a session, and all messages of the user's language. */
export async function loadOpenPages() {
  const load = import('./openPages/OpenPages');
  const [{ OpenPages }] = await Promise.all([load, showMessages()]);
  return { default: OpenPages };
}

/** Starts loading the sign-in dialogs, all messages of the user's language, and the list of external sign-ins. */
export async function loadAuthDialogs() {
  const load = import('../components/auth/AuthDialogs');
  const [{ AuthDialogs, prepareAuthDialogs }] = await Promise.all([load, showMessages()]);
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
  // The path is deferred, so the old screen stays until the new screen is loaded.
  const path = useDeferredValue(usePath());
  const screen = screenOf(session, path);
  const screenKey = `${screen} ${session.epoch}`;
  const shown = useRef(screenKey);
  useEffect(() => {
    // Users with a keyboard or a screen reader continue at the top of the new screen, as after a change of page.
    if (shown.current !== screenKey) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    shown.current = screenKey;
  }, [screenKey]);
  useEffect(() => {
    // The card of a shared restaurant, which the server puts above the landing, belongs only to the landing.
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

/** Keeps the theme's class on <html> on all screens. */
function ThemeKeeper() {
  useTheme();
  return null;
}

/** The whole app: the landing and the open pages for visitors, and the shell with all pages for guests and members. */
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
