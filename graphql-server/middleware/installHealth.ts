import type { Express } from 'express';
import type { Pool } from 'pg';

/** GET /healthz answers 200 while the process runs. GET /readyz answers 200 if the database works, otherwise 503. */
export function installHealth(app: Express, { pool }: { pool: Pool }): void {
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    try {
      await pool.query('SELECT 1 FROM _prisma_migrations LIMIT 1');
      response.json({ status: 'ready' });
    } catch {
      response.status(503).json({ status: 'not ready', message: 'The database does not answer.' });
    }
  });
}
