import { Prisma } from './__generated__/prisma/client';

/** Whether this is the error of Prisma which means that another row already has a value that must be unique. */
export function isDuplicate(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
