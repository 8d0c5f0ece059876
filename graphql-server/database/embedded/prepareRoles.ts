import { type Client, escapeLiteral } from 'pg';
import type { Access } from './Access';
import { ADMIN, OWNER } from './cluster';
import { splitOldRole } from './splitOldRole';
import { withClient } from './withClient';

/** An advisory lock in the database postgres. It lets only one process at a time prepare the cluster. */
const LOCK = 0x66757565;
const WRONG_PASSWORD = '28P01';

/**
 * Creates the role OWNER and its database if they are missing. In a cluster that was created before 2026-11-22,
 * one role is both owner and superuser. This function splits that role into OWNER and ADMIN.
 */
export async function prepareRoles(access: Access): Promise<void> {
  const adminUrl = access.urlOf(ADMIN, 'postgres');
  try {
    await withClient(adminUrl, (admin) => withLock(admin, () => makeMissing(admin, access)));
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD) throw error;
    await withClient(access.urlOf(OWNER, 'postgres'), (client) => withLock(client, () => splitOldRole(client, access)));
    await withClient(adminUrl, (admin) => withLock(admin, () => makeMissing(admin, access)));
  }
}

async function withLock(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]); // released when the connection ends
  await work();
}

async function makeMissing(admin: Client, { passwords }: Access): Promise<void> {
  const { rows } = await admin.query(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = '${OWNER}') AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = '${OWNER}') AS database`,
  );
  if (!rows[0].role) await admin.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD ${escapeLiteral(passwords[OWNER])}`);
  if (!rows[0].database) await admin.query(`CREATE DATABASE ${OWNER} OWNER ${OWNER}`);
}
