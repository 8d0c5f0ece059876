import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { AppBoundary } from './components/AppBoundary';
import { SessionProvider, type SessionProviderProps, useSession } from './components/SessionProvider';
import { readLanguage } from './device/language';
import { LanguageProvider } from './intl/LanguageProvider';
import { showLanguage } from './intl/messageStore';
import { LandingPage } from './pages/Landing/LandingPage';

/** Starts loading the signed-in app: its code, and all messages of the reader's language. */
export async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./components/Shell/Shell'), showLanguage(readLanguage())]);
  return { default: Shell };
}

/** Starts loading the sign-in dialogs, with the messages they need. */
export async function loadAuthDialogs() {
  const load = import('./components/AuthDialogs/AuthDialogs');
  const [{ AuthDialogs }] = await Promise.all([load, showLanguage(readLanguage())]);
  return { default: AuthDialogs };
}

const Shell = lazy(loadShell);
const AuthDialogs = lazy(loadAuthDialogs);

function Screen() {
  const { kind, hasLoggedOut, epoch, dialog } = useSession();
  const onLanding = hasLoggedOut || kind === 'ANONYMOUS';
  useEffect(() => {
    // The server's few words on a shared place belong to the landing only.
    if (!onLanding) document.getElementById('place-summary')?.remove();
  }, [onLanding]);
  return (
    <>
      {onLanding ? (
        <LandingPage onEntryNear={loadAuthDialogs} />
      ) : (
        <Suspense>
          <Shell key={epoch} />
        </Suspense>
      )}
      <Suspense>{dialog && <AuthDialogs />}</Suspense>
    </>
  );
}

/** The whole app: the landing for those without a session, the shell and its pages for the others. */
export function App({ viewer, opening }: Omit<SessionProviderProps, 'children'>) {
  return (
    <StrictMode>
      <LanguageProvider>
        <AppBoundary>
          <SessionProvider viewer={viewer} opening={opening}>
            <Screen />
          </SessionProvider>
        </AppBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
