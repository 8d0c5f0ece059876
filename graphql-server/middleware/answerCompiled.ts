import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context/context';
import { graphLimits } from '../schema/cost/graphLimits';
import type { CompiledDocument, CompiledOperations } from './compileOperations';
import { MAX_ANSWER } from './limitAnswers';
import { measureOf } from './limitDocuments';
import { spend } from './limitSpending';

const JSON_ANSWER = 'application/json; charset=utf-8';
const GRAPHQL_ANSWER = 'application/graphql-response+json; charset=utf-8';

/** What callers usually accept, and what Yoga answers them with; who accepts anything else is answered by Yoga. */
const ANSWERS = new Map<string | undefined, string>([
  [undefined, JSON_ANSWER],
  ['*/*', JSON_ANSWER],
  ['application/json', JSON_ANSWER],
  ['application/graphql-response+json', GRAPHQL_ANSWER],
  ['application/graphql-response+json, application/json', GRAPHQL_ANSWER],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_ANSWER],
]);

interface Asked {
  compiled: CompiledDocument;
  variables: Record<string, unknown>;
  contentType: string;
}

/** Whatever else a request holds, or holds in another shape, is for Yoga to read or to refuse. */
const KEYS = new Set(['query', 'variables', 'operationName']);

/**
 * Answers a query that was compiled without going through Yoga, which takes longer than a small answer itself. Only what
 * is plain: sent by POST, within the limits, answered without an error. Everything else is Yoga's; it gets the result
 * with it where there is one.
 * @returns whether it is answered; if not, nothing of the answer is written. Where it throws it is not answered either
 */
export async function answerCompiled(
  { schema, operations }: { schema: GraphQLSchema; operations: CompiledOperations },
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  createContext: () => Context,
): Promise<boolean> {
  const asked = readPlain(operations, request);
  if (!asked) return false;
  const { compiled, variables, contentType } = asked;
  const { document, name = null, execute } = compiled;
  const measure = measureOf({ schema, document, operationName: name, variableValues: variables });
  if (!measure || measure.cost > graphLimits.cost) return false;
  const context = createContext();
  await spend(context, measure.cost);
  const result = (await execute(undefined, context, variables)) as ExecutionResult;
  const { data, errors } = result;
  if (!data && data !== null) return false; // nothing ran: these are no variables for it
  const cost = { requested: measure.cost, limit: graphLimits.cost, depth: measure.depth };
  const body = data && !errors && JSON.stringify({ data, extensions: { cost } });
  // Faults are for Yoga to mask and to number, and what is perhaps too long is for it to count.
  if (!body || body.length > MAX_ANSWER / 3) {
    operations.keepResult(request, result);
    return false;
  }
  const bytes = Buffer.from(body); // a text would be gone through once to be counted and once more to be sent
  response.setHeader('content-type', contentType);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
  return true;
}

function readPlain(
  operations: CompiledOperations,
  { method, url, headers, body }: IncomingMessage & { body?: unknown },
) {
  const contentType = ANSWERS.get(headers.accept);
  if (method !== 'POST' || url !== '/graphql' || !contentType || !isRecord(body)) return null;
  const { query, variables = null, operationName = null } = body;
  const compiled = typeof query === 'string' ? operations.find(query) : undefined;
  if (!compiled || !Object.keys(body).every((key) => KEYS.has(key))) return null;
  if (operationName !== null && operationName !== compiled.name) return null;
  if (variables !== null && !isRecord(variables)) return null;
  return { compiled, variables: variables ?? {}, contentType } satisfies Asked;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
