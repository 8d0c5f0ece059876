import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context/context';
import { UserError } from '../errors/UserError';
import { counted } from '../text/counted';
import { measureOf } from './limitDocuments';

/** Operations that request fewer values than this are not counted. For them, the limit on requests is enough. */
const CHEAP = 2500;

const paid = new WeakSet<IncomingMessage>();

/**
 * Stops one IP address from requesting many large answers. A request over the limit gets the error RATE_LIMITED and the
 * header Retry-After.
 */
export const limitSpending: Plugin<Context> = {
  onExecute({ args, setResultAndStopExecution }) {
    const cost = measureOf(args)?.cost ?? 0;
    return spend(args.contextValue as Context, cost)?.catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      setResultAndStopExecution({ errors: [refuse(error.retryAfterSeconds ?? 60)] });
    });
  },
};

/**
 * Subtracts `cost` from the number of values that the IP address may request. A cost below CHEAP is not subtracted. The
 * cost of each HTTP request is subtracted only once.
 * @throws UserError RATE_LIMITED when the IP address has too few values left
 */
export function spend({ req, limits, address }: Context, cost: number): Promise<void> | undefined {
  if (cost < CHEAP || paid.has(req)) return undefined;
  return limits.graphValues.take(address, undefined, cost).then(() => void paid.add(req));
}

function refuse(retryAfterSeconds: number): GraphQLError {
  const wait = counted(retryAfterSeconds, 'second');
  const message = `You requested too many values within a minute. Try again in ${wait}, or request smaller pages.`;
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', status: 429, retryAfterSeconds, http } });
}
