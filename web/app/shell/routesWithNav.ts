import { type AppRoute, routes } from '../routes';

type NavEntry = { path: string } & NonNullable<AppRoute['nav']>;

/** The routes in the navigation, in the table's order: all routes with `nav`. */
export const navEntries: readonly NavEntry[] = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
