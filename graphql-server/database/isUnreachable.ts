/** Codes of Postgres (SQLSTATE, appendix A of its manual), of sockets (errno) and of Prisma. */
const CODES =
  /^(08...|28000|28P01|3D000|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|P1000|P1001|P1002|P1003|P1008|P1010|P1017|P2024|P2037)$/;
const KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'AuthenticationFailed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
]);
/** Messages of node-postgres and its pool for errors without a code. The last two patterns are for Prisma's P2028. */
const WORDS =
  /^Connection terminated|^timeout expired$|^timeout exceeded when trying to connect$|is not queryable$|^Query read timeout$|Unable to start a transaction in the given time|expired transaction/;

interface ErrorParts {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
  name?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * Whether an error of pg or Prisma means that the database cannot be reached now, because it is stopped, starting,
 * stopping or frozen, has no free connection, or refuses our password (for example after the operator changed it). The
 * caller may try again later.
 */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, kind, originalCode, message, name, cause, meta } = error as ErrorParts;
  if ([code, originalCode].some((each) => typeof each === 'string' && CODES.test(each))) return true;
  if (typeof kind === 'string' && KINDS.has(kind)) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  // Only the cause of a DriverAdapterError is checked. The cause of another error may be about another server, for
  // example about the server that fetch called.
  return isUnreachable(meta?.driverAdapterError) || (name === 'DriverAdapterError' && isUnreachable(cause));
}
