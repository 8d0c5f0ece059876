import { type AppRoute, routes } from '../routes';

type NavEntry = { path: string } & NonNullable<AppRoute['nav']>;

/** The entries of the navigation: all routes with `nav`, in the order of the table `routes`. */
export const navEntries: readonly NavEntry[] = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
