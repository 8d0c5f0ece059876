import { Compass, Heart, NotebookPen, Search, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { loadNoticeTexts } from '../intl/loadNoticeTexts';
import type { MessageId } from '../intl/messageIds';
import { type OwnWords, showOwnWords } from '../intl/showOwnWords';
import type { PageRequest } from '../pages/page';

/**
 * The only route table. To add a page:
 *
 * 1. `pages/<Page>/<Page>Page.tsx` exports `<Page>Page`, a component that takes `{ loaded }` (PageProps). If the page
 *    has its own query, the file also contains `<Page>PageQuery`; the component reads this query with
 *    `usePreloadedQuery(query, loaded.<name>)`.
 * 2. `pages/<Page>/load<Page>Page.ts` exports `load<Page>Page(request: PageRequest)`, which starts the page's queries
 *    with `loadQuery(request.environment, <artifact>, variables)` and returns the query references in one object.
 *    load<Page>Page.ts imports the artifact from `__generated__`. load<Page>Page.ts and the page begin to load
 *    together. load<Page>Page.ts is small, so it usually loads first, and the query starts before the page is loaded.
 * 3. Add one `defineRoute` below.
 * 4. Only for an open page (a page that visitors without a session can see): add its path to openPaths.ts and to the
 *    server's middleware/openPaths.ts. Guests and members see an open page inside the shell. Visitors without a session
 *    see it inside LightFrame.
 *
 * The loader runs again when the path or the search parameters change; the old query references are disposed
 * automatically. A page sets its title with `usePageTitle`, and can show its own skeleton with <Suspense>. PageError
 * shows what a page throws; `throw new PageNotFound()` shows NotFoundPage.
 */
export const routes: AppRoute[] = [
  defineRoute({
    path: '/',
    nav: { label: 'nav.discover', name: 'nav.discover', icon: Compass },
    load: async () => (await import('../pages/Discover/loadDiscoverPage')).loadDiscoverPage,
    page: async () => (await withWords('discover', import('../pages/Discover/DiscoverPage'))).DiscoverPage,
  }),
  defineRoute({
    path: '/search',
    nav: { label: 'nav.search', name: 'nav.searchName', icon: Search },
    load: async () => (await import('../pages/Search/loadSearchPage')).loadSearchPage,
    page: async () => (await import('../pages/Search/SearchPage')).SearchPage,
  }),
  defineRoute({
    path: '/saved',
    nav: { label: 'nav.saved', name: 'nav.saved', icon: Heart },
    load: async () => (await import('../pages/Saved/loadSavedPage')).loadSavedPage,
    page: async () => (await withWords('saved', import('../pages/Saved/SavedPage'))).SavedPage,
  }),
  defineRoute({
    path: '/diary',
    nav: { label: 'nav.diary', name: 'nav.diary', icon: NotebookPen },
    load: async () => (await import('../pages/Diary/loadDiaryPage')).loadDiaryPage,
    page: async () => (await withWords('diary', import('../pages/Diary/DiaryPage'))).DiaryPage,
  }),
  defineRoute({
    path: '/profile',
    nav: { label: 'nav.profile', name: 'nav.profile', icon: UserRound },
    load: async () => (await import('../pages/Profile/loadProfilePage')).loadProfilePage,
    page: async () => (await withWords('profile', import('../pages/Profile/ProfilePage'))).ProfilePage,
  }),
  defineRoute({
    path: '/settings',
    load: async () => (await import('../pages/Settings/loadSettingsPage')).loadSettingsPage,
    page: async () => (await withWords('settings', import('../pages/Settings/SettingsPage'))).SettingsPage,
  }),
  defineRoute({
    path: '/restaurant/:id',
    load: async () => (await import('../pages/Restaurant/loadRestaurantPage')).loadRestaurantPage,
    page: async () => (await withWords('restaurant', import('../pages/Restaurant/RestaurantPage'))).RestaurantPage,
  }),
  defineRoute({
    path: '/forgot-password',
    load: async () => (await import('../pages/ForgotPassword/loadForgotPasswordPage')).loadForgotPasswordPage,
    page: async () =>
      (await withWords('forgotpassword', import('../pages/ForgotPassword/ForgotPasswordPage'))).ForgotPasswordPage,
  }),
  defineRoute({
    path: '/reset-password',
    load: async () => (await import('../pages/ResetPassword/loadResetPasswordPage')).loadResetPasswordPage,
    page: async () =>
      (await withWords('resetpassword', import('../pages/ResetPassword/ResetPasswordPage'))).ResetPasswordPage,
  }),
  defineRoute({
    path: '/confirm-email',
    load: async () => (await import('../pages/ConfirmEmail/loadConfirmEmailPage')).loadConfirmEmailPage,
    page: async () =>
      (await withWords('confirmemail', import('../pages/ConfirmEmail/ConfirmEmailPage'))).ConfirmEmailPage,
  }),
  defineRoute({
    path: '/about',
    load: async () => (await import('../pages/About/loadAboutPage')).loadAboutPage,
    page: async () => (await withNotices(import('../pages/About/AboutPage'))).AboutPage,
  }),
  defineRoute({
    path: '/cookies',
    load: async () => (await import('../pages/Cookies/loadCookiesPage')).loadCookiesPage,
    page: async () => (await withNotices(import('../pages/Cookies/CookiesPage'))).CookiesPage,
  }),
];

/** A line of the route table. */
export type AppRoute = {
  path: string;
  /**
   * The link in the navigation, if there is one: visible text, accessible name, icon. Links are in the table's order.
   */
  nav?: { label: MessageId; name: MessageId; icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }> };
  load: () => Promise<(request: PageRequest) => unknown>;
  page: () => Promise<ComponentType<{ loaded: unknown }>>;
};

/** For a page with texts of intl/notices: loads the texts together with the page. */
async function withNotices<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, loadNoticeTexts()]);
  return module;
}

/** For a page with texts that no other page uses (intl/showOwnWords): loads the texts together with the page. */
async function withWords<Module>(screen: OwnWords, page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, showOwnWords(screen)]);
  return module;
}

type TypedRoute<Loaded> = Omit<AppRoute, 'load' | 'page'> & {
  load: () => Promise<(request: PageRequest) => Loaded>;
  page: () => Promise<ComponentType<{ loaded: Loaded }>>;
};

/** Lets TypeScript check that a page accepts the result of its load function. */
function defineRoute<Loaded>(route: TypedRoute<Loaded>): AppRoute {
  return route as unknown as AppRoute;
}
