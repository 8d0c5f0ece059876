import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context/context';
import { graphLimits } from '../schema/cost/graphLimits';
import type { CompiledDocument, CompiledOperations } from './compileOperations';
import { MAX_ANSWER } from './limitAnswerSize';
import { measureOf } from './limitDocuments';
import { spend } from './limitSpending';

const JSON_ANSWER = 'application/json; charset=utf-8';
const GRAPHQL_ANSWER = 'application/graphql-response+json; charset=utf-8';

/** The usual Accept headers, each with the type of its answer. Requests with other Accept headers go to Yoga. */
const ANSWERS = new Map<string | undefined, string>([
  [undefined, JSON_ANSWER],
  ['*/*', JSON_ANSWER],
  ['application/json', JSON_ANSWER],
  ['application/graphql-response+json', GRAPHQL_ANSWER],
  ['application/graphql-response+json, application/json', GRAPHQL_ANSWER],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_ANSWER],
]);

interface PlainRequest {
  compiled: CompiledDocument;
  variables: Record<string, unknown>;
  contentType: string;
}

/** The keys of a simple request. Yoga handles requests with other keys. */
const KEYS = new Set(['query', 'variables', 'operationName']);

/**
 * Answers a compiled query without Yoga, because the overhead of Yoga is larger than the work for a small answer. Only
 * simple requests are answered here: they must be sent by POST, be within the limits and cause no errors. Yoga handles
 * all other requests. If a request was already executed here, Yoga uses that result.
 * @returns whether the request was answered. If it was not, or if an error is thrown, no part of the answer was sent.
 */
export async function answerCompiled(
  { schema, operations }: { schema: GraphQLSchema; operations: CompiledOperations },
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  createContext: () => Context,
): Promise<boolean> {
  const plain = readPlain(operations, request);
  if (!plain) return false;
  const { compiled, variables, contentType } = plain;
  const { document, name = null, execute } = compiled;
  const measure = measureOf({ schema, document, operationName: name, variableValues: variables });
  if (!measure || measure.cost > graphLimits.cost) return false;
  const context = createContext();
  await spend(context, measure.cost);
  const result = (await execute(undefined, context, variables)) as ExecutionResult;
  const { data, errors } = result;
  if (!data && data !== null) return false; // the variables are invalid, so nothing ran
  const cost = { requested: measure.cost, limit: graphLimits.cost, depth: measure.depth };
  const body = data && !errors && JSON.stringify({ data, extensions: { cost } });
  // Yoga handles errors, because it hides the messages of unexpected errors. It also measures answers that may be too
  // long.
  if (!body || body.length > MAX_ANSWER / 3) {
    operations.keepResult(request, result);
    return false;
  }
  const bytes = Buffer.from(body); // a string would be read twice: to count its bytes, and to send it
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
  return { compiled, variables: variables ?? {}, contentType } satisfies PlainRequest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
