import {
  type FetchFunction,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { RequestError } from './RequestError';
import { type Body, readBody, type ServerError } from './readBody';
import { toRequestError } from './toRequestError';
import { viewerHeaders } from './viewerHeaders';

/**
 * The first error that made a top-level field null. An answer with such an error counts as failed, because screens need
 * all top-level fields.
 */
function refusal({ data, errors = [] }: Body): ServerError | undefined {
  const answers = data as Record<string, unknown>;
  return errors.find(({ path }) => path !== undefined && answers[String(path[0])] == null);
}

/** Posts one operation to the same origin and returns the body. Every failure is a RequestError with a kind. */
async function post(params: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  let response: Response;
  let body: Body | string;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...viewerHeaders(params.name),
      },
      body: JSON.stringify({ operationName: params.name, query: params.text, variables }),
      signal,
    });
    body = await readBody(response);
  } catch (cause) {
    throw new RequestError('offline', 'No connection', { cause });
  }
  if (typeof body === 'string' || !response.ok || body.data == null) throw toRequestError(response, body);
  const refused = refusal(body);
  if (refused) throw toRequestError(response, body, refused);
  return body as GraphQLResponse;
}

let writes = 0;

/**
 * Call this when the server has confirmed a write. The server may have answered the pending queries before the write,
 * so fetchGraphql sends these queries again.
 */
export const outdateAnswers = (): void => void writes++;

/** Posts an operation. Posts a query a second time if its answer may be older than a write. */
async function ask(params: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  const before = writes;
  const answer = await post(params, variables, signal);
  if (params.operationKind !== 'query' || writes === before) return answer;
  return post(params, variables, signal).catch(() => answer);
}

/** Relay's fetch function. It aborts the request when Relay unsubscribes, for example when the user leaves a page. */
export const fetchGraphql: FetchFunction = (params, variables) =>
  Observable.create((sink) => {
    const controller = new AbortController();
    ask(params, variables, controller.signal).then(
      (body) => {
        sink.next(body);
        sink.complete();
      },
      (error: Error) => {
        if (!controller.signal.aborted) sink.error(error);
      },
    );
    return () => controller.abort();
  });
