/** Of Postgres (SQLSTATE, its manual's appendix A), of sockets (errno), of Prisma and of its drivers' adapters. */
const CODES =
  /^(08...|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|P1001|P1002|P1008|P1017|P2024|P2037)$/;
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** Of node-postgres and its pool, which give these no code; the last two are Prisma's, of P2028. */
const WORDS =
  /^Connection terminated|^timeout expired$|^timeout exceeded when trying to connect$|is not queryable$|^Query read timeout$|Unable to start a transaction in the given time|expired transaction/;

interface Told {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
  name?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * Whether an error of pg or Prisma says that the database cannot be reached just now: it is away, starting, ending, full,
 * or says nothing. The one place that knows; whoever asked may try again later.
 */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, kind, originalCode, message, name, cause, meta } = error as Told;
  if ([code, originalCode].some((each) => typeof each === 'string' && CODES.test(each))) return true;
  if (typeof kind === 'string' && KINDS.has(kind)) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  // Causes of other errors are other people's: fetch, say, which did not reach some other server.
  return isUnreachable(meta?.driverAdapterError) || (name === 'DriverAdapterError' && isUnreachable(cause));
}
