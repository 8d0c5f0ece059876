import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { log } from '../../log';
import type { Access } from './Access';
import { ADMIN, OWNER } from './cluster';
import { withClient } from './withClient';

/**
 * Splits the old role, which was both owner and superuser, into the roles OWNER and ADMIN.
 * @param client connected as the old role to the database postgres
 */
export async function splitOldRole(client: Client, access: Access): Promise<void> {
  const { rows } = await client.query(
    `SELECT (SELECT rolname FROM pg_roles WHERE oid = 10) AS admin,
            EXISTS (SELECT FROM pg_database WHERE datname = '${OWNER}') AS database`,
  );
  if (rows[0].admin === ADMIN) return; // another of our processes has already split the role
  if (!rows[0].database) await client.query(`CREATE DATABASE ${OWNER}`);
  await withClient(access.urlOf(OWNER, OWNER), (owner) => owner.query(splitting(rows[0].admin, access)));
  log.info('the server now uses the embedded database without superuser rights');
}

/**
 * Returns SQL that splits the old role. The first role of a cluster cannot lose its superuser rights, and no role can
 * rename itself. So a temporary role renames the old role to ADMIN. Then OWNER is created and becomes the owner of
 * everything that the old role created in our database, except the objects that belong to extensions.
 */
const splitting = (old: string, { passwords }: Access) => `
  BEGIN;
  CREATE ROLE fuud_interim SUPERUSER;
  SET SESSION AUTHORIZATION fuud_interim;
  ALTER ROLE ${escapeIdentifier(old)} RENAME TO ${ADMIN};
  RESET SESSION AUTHORIZATION;
  DROP ROLE fuud_interim;
  ALTER ROLE ${ADMIN} PASSWORD ${escapeLiteral(passwords[ADMIN])};
  CREATE ROLE ${OWNER} LOGIN PASSWORD ${escapeLiteral(passwords[OWNER])};
  ALTER DATABASE ${OWNER} OWNER TO ${OWNER};
  DO $$
  DECLARE change text;
  BEGIN
    FOR change IN
      WITH own AS (
        SELECT classid, objid, kind, name FROM (
          SELECT 'pg_namespace'::regclass AS classid, oid AS objid, nspowner AS owner, 'SCHEMA' AS kind,
            quote_ident(nspname) AS name, 1 AS turn
          FROM pg_namespace
          UNION ALL
          SELECT 'pg_class'::regclass, oid, relowner,
            CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
            oid::regclass::text, 2
          FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
          UNION ALL
          SELECT 'pg_proc'::regclass, oid, proowner, 'ROUTINE', oid::regprocedure::text, 3 FROM pg_proc
          UNION ALL
          SELECT 'pg_type'::regclass, oid, typowner, 'TYPE', oid::regtype::text, 4
          FROM pg_type WHERE typtype IN ('e', 'd', 'r')
          UNION ALL
          SELECT 'pg_ts_config'::regclass, oid, cfgowner, 'TEXT SEARCH CONFIGURATION', oid::regconfig::text, 5 FROM pg_ts_config
        ) each
        WHERE owner = 10 AND objid >= 16384
        ORDER BY turn
      )
      SELECT format('ALTER %s %s OWNER TO ${OWNER}', kind, name) FROM own
      WHERE NOT EXISTS ( -- objects that belong to an extension, or to a column (the sequence of a serial)
        SELECT FROM pg_depend d
        WHERE d.classid = own.classid AND d.objid = own.objid
          AND (d.deptype = 'e' OR (own.kind = 'SEQUENCE' AND d.deptype IN ('a', 'i')))
      )
    LOOP
      EXECUTE change;
    END LOOP;
  END $$;
  COMMIT`;
