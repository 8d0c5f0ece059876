import { defineConfig } from 'prisma/config';

/**
 * Prisma's command line reads this file. The server does not use it: the server connects in graphql-server/database.
 */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
