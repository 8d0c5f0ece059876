import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Gives the answer to a refused operation the HTTP status of its error, e.g. 400 for a wrong variable or for an
 * operation that costs too much. As the specification "GraphQL over HTTP" requires, this applies only to clients that
 * accept application/graphql-response+json. For other clients, the status remains 200, unless the error already has an
 * HTTP status of its own (429, see limitSpending). An answer that has `data`, even null, is unchanged.
 */
export const refuseByStatus: Plugin = {
  onResultProcess({ result }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result || result.data !== undefined) return;
    for (const { extensions } of (result.errors ?? []) as readonly GraphQLError[]) {
      const { status } = extensions as { status?: number };
      if (status !== undefined && status < 500) extensions.http ??= { status, spec: true };
    }
  },
};
