import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { type Context, createContext, type Deps } from '../context/context';
import { answerRefusal, type Refusal } from '../request/answerRefusal';
import { MAX_BODY, readJsonBody, refusalOf } from '../request/jsonBody';
import { schema } from '../schema/index';
import { acceptsJson } from './acceptsJson';
import { answerCompiled } from './answerCompiled';
import { answerMethod } from './answerMethod';
import { compileOperations } from './compileOperations';
import { documentCaches } from './documentCaches';
import { createGraphiql } from './graphiql';
import { answerAsExpected, maskUnexpected } from './graphqlErrors';
import { limitAnswerSize } from './limitAnswerSize';
import { limitDocuments } from './limitDocuments';
import { limitSpending } from './limitSpending';
import { nameArguments } from './nameArguments';
import { refuseByStatus } from './refuseByStatus';
import { unknownDocument, unknownKey } from './refuseUnknown';

/**
 * Creates the listener for /graphql. It takes Node's own requests, not those of Express. It answers operations by POST
 * (JSON), GET (queries only) or HEAD. It serves GraphiQL to browsers, and the schema as text at
 * /graphql/schema.graphql.
 * @param compiles whether frequent queries are compiled
 */
export function createGraphql(deps: Deps, compiles: boolean): RequestListener {
  const operations = compileOperations(compiles ? undefined : Number.POSITIVE_INFINITY);
  const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }, Context>({
    schema,
    context: ({ req, res }) => ({ ...deps, ...createContext({ req, res, deps }) }),
    plugins: [
      limitDocuments,
      limitSpending,
      limitAnswerSize,
      operations,
      nameArguments,
      answerAsExpected,
      refuseByStatus,
    ],
    parserAndValidationCache: documentCaches(),
    maskedErrors: { maskError: maskUnexpected },
    maxRequestBodySize: MAX_BODY,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  const graphiql = createGraphiql();

  return (request, response) => {
    if (answerMethod(request, response)) return;
    const path = (request.url ?? '').split('?')[0]?.replace(/\/$/, '');
    if (path === '/graphql/schema.graphql') return answerSchema(response);
    if (graphiql(request, response)) return;
    if (path !== '/graphql') return answerRefusal(response, NOT_FOUND);
    if (request.method === 'POST' && !isJson(request)) return answerRefusal(response, NO_JSON);
    if (!acceptsJson(request)) return answerRefusal(response, NOT_ACCEPTABLE);
    const badKey = unknownKey(request);
    if (badKey) {
      response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
      return answerRefusal(response, badKey);
    }
    const parameters = new URLSearchParams(/\?(.*)/s.exec(request.url ?? '')?.[1]);
    const broken = ['variables', 'extensions'].find((name) => !isJsonText(parameters.get(name) || 'null'));
    if (broken) return refuse(BROKEN, response, `The parameter ${broken} is not valid JSON`);
    response.setHeader('cache-control', 'private, no-store');
    const answerByYoga = () => void yoga(request, response);
    const answer = async () => {
      const unknown = unknownDocument((request as { body?: unknown }).body, parameters);
      if (unknown) return answerRefusal(response, unknown);
      prepareForYoga(request);
      const create = () => createContext({ req: request, res: response, deps });
      if (!(await answerCompiled({ schema, operations }, request, response, create))) answerByYoga();
    };
    // The body is read here, because reading it through Yoga's two web streams would take longer than parsing it.
    readJsonBody(request as never, response as never, (error?: unknown) => {
      if (error) return refuse(error, response);
      answer().catch(answerByYoga);
    });
  };
}

const NOT_FOUND: Refusal = { status: 404, code: 'NOT_FOUND', message: 'Not found' };
const NO_JSON: Refusal = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the operation as JSON: content-type application/json, {"query": "..."}.',
};
const NOT_ACCEPTABLE: Refusal = {
  status: 406,
  code: 'NOT_ACCEPTABLE',
  message:
    'The answer is JSON: send accept application/json or application/graphql-response+json, or no accept header.',
};
const BROKEN = { status: 400, type: 'entity.parse.failed' };

function refuse(error: unknown, response: ServerResponse, words?: string): void {
  const refusal = refusalOf(error) ?? { status: 400, code: 'BAD_REQUEST', message: 'The body cannot be read' };
  answerRefusal(response, { ...refusal, message: words ?? refusal.message });
}

/**
 * Yoga accepts a parsed body only if it is an object with keys. Any other JSON is converted back to text, so that Yoga
 * refuses it. A body with the key "then" is also converted back, because Yoga would treat it as a promise.
 */
function prepareForYoga(request: IncomingMessage & { body?: unknown }): void {
  const { body } = request;
  if (body === undefined) return;
  if (typeof body === 'object' && body !== null && Object.keys(body).length > 0 && !('then' in body)) return;
  request.body = JSON.stringify(body);
}

/** Checks JSON parameters here, because Yoga would report invalid JSON in them as an internal error. */
function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the content type is JSON. Other types are refused, because pages of other sites can send forms and plain
 * text.
 */
function isJson(request: IncomingMessage): boolean {
  return /^application\/(graphql\+)?json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

let printed: string | undefined;

function answerSchema(response: ServerResponse): void {
  printed ??= printSchema(lexicographicSortSchema(schema));
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(printed);
}
