import type { ADMIN, OWNER } from './cluster';

/** The passwords of the cluster's two users, and the URL of a database for each user. */
export interface Access {
  passwords: Record<typeof ADMIN | typeof OWNER, string>;
  urlOf(user: typeof ADMIN | typeof OWNER, database: string): string;
}
