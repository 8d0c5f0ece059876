import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './__generated__/prisma/client';
import type { OpenPool } from './openPool';

/** Limits in milliseconds. They are long, because transactions that write the same rows wait for each other. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 20_000 };

/** A database that can be queried with plain SQL and with Prisma. */
export interface Database extends OpenPool {
  prisma: PrismaClient;
}

/**
 * Adds Prisma to the pool of a migrated database. Prisma uses the connections of the pool. The catalogue command needs
 * only plain SQL, so it does not call this function.
 */
export function withPrisma<Open extends OpenPool>(open: Open): Open & Database {
  const prisma = new PrismaClient({ adapter: new PrismaPg(open.pool), transactionOptions: TRANSACTION_LIMITS });
  return {
    ...open,
    prisma,
    async close() {
      await prisma.$disconnect();
      await open.close();
    },
  };
}
