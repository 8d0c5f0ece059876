import { Prisma } from './__generated__/prisma/client';

/** Whether the error means that another row already has a value that must be unique. */
export function isDuplicate(error: unknown): error is Prisma.PrismaClientKnownRequestError {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
