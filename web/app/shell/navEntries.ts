import { type AppRoute, routes } from '../routes';

type NavEntry = { path: string } & NonNullable<AppRoute['nav']>;

/** The routes that the navigation leads to, in the table's order. A route shows up here by having `nav`. */
export const navEntries: readonly NavEntry[] = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
