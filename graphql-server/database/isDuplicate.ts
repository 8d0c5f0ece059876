import { Prisma } from './__generated__/prisma/client';

/** Whether a unique constraint refused a row, because another row already has the value. */
export function isDuplicate(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
