import { defineConfig } from 'prisma/config';

/** Prisma's command line reads this; the server itself connects in graphql-server/database. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
