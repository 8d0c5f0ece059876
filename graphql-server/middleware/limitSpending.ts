import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context';
import { UserError } from '../domain/UserError';
import { measureOf } from './limitDocuments';

/** Operations that ask for fewer values are bounded well enough by how many requests an address may send. */
export const CHEAP = 2500;

/** Keeps one address from asking for large answers all the time. Past the limit: RATE_LIMITED, with Retry-After. */
export const limitSpending: Plugin<Context> = {
  onExecute({ args, setResultAndStopExecution }) {
    const cost = measureOf(args)?.cost ?? 0;
    if (cost < CHEAP) return undefined;
    const { limits, address } = args.contextValue as Context;
    return limits.graphValues.take(address, undefined, cost).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      setResultAndStopExecution({ errors: [refuse(error.retryAfterSeconds ?? 60)] });
    });
  },
};

function refuse(retryAfterSeconds: number): GraphQLError {
  const message = `You asked for very much within a minute. Try again in ${retryAfterSeconds} seconds, or ask for shorter pages.`;
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', status: 429, retryAfterSeconds, http } });
}
