import type { ADMIN, OWNER } from './cluster';

/** The passwords of the cluster's two users. `urlOf` returns the URL with which a user connects to a database. */
export interface Access {
  passwords: Record<typeof ADMIN | typeof OWNER, string>;
  urlOf(user: typeof ADMIN | typeof OWNER, database: string): string;
}
