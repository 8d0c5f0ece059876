import type { RequestParameters } from 'relay-runtime';
import { forgetTabViewer, noteTabViewer, subscribeOtherViewer } from '../device/tabViewer';
import { fetchGraphql, outdateAnswers } from './fetchGraphql';
import type { RequestError } from './RequestError';

const params = {
  name: 'TestQuery',
  operationKind: 'query',
  text: 'query TestQuery { viewer { kind } }',
} as RequestParameters;

type Answer = { status?: number; statusText?: string; headers?: Record<string, string>; body?: unknown };

function answers({ status = 200, statusText = '', headers = {}, body = '' }: Answer) {
  const fetch = jest.fn().mockResolvedValue({
    ok: status < 300,
    status,
    statusText,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  });
  globalThis.fetch = fetch;
  return fetch;
}

const run = (name = params.name, operationKind = params.operationKind) =>
  new Promise((resolve, reject) => {
    const observable = fetchGraphql({ ...params, name, operationKind } as RequestParameters, { a: 1 }, {}) as {
      subscribe: (observer: object) => unknown;
    };
    observable.subscribe({ next: resolve, error: reject });
  });

const failure = () =>
  run().then(
    () => undefined,
    (error: RequestError) => error,
  );

test('fetchGraphql posts the operation to the same origin and returns the data', async () => {
  const fetch = answers({ body: { data: { viewer: { kind: 'GUEST' } } } });
  expect(await run()).toEqual({ data: { viewer: { kind: 'GUEST' } } });
  const [path, init] = fetch.mock.calls[0];
  expect(path).toBe('/graphql');
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(JSON.parse(init.body)).toEqual({ operationName: 'TestQuery', query: params.text, variables: { a: 1 } });
});

test('only a member’s requests and a guest’s account deletion name the viewer; VIEWER_CHANGED informs the tab', async () => {
  const fetch = answers({ body: { data: {} } });
  const named = async (operation?: string) => {
    await run(operation);
    return fetch.mock.lastCall[1].headers['fuud-viewer'];
  };
  expect(await named()).toBeUndefined();
  noteTabViewer({ kind: 'GUEST', id: 'g1' });
  expect(await named()).toBeUndefined();
  expect(await named('useDeleteAccountMutation')).toBe('g1');
  noteTabViewer({ kind: 'ANONYMOUS', id: null });
  expect(await named('useDeleteAccountMutation')).toBeUndefined();
  noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  expect(await named()).toBe('ann');

  const told = jest.fn();
  const unsubscribe = subscribeOtherViewer(told);
  answers({ status: 409, body: { code: 'CONFLICT', message: 'Something else' } });
  await failure();
  expect(told).not.toHaveBeenCalled();
  answers({ status: 409, body: { code: 'VIEWER_CHANGED', message: 'Another account' } });
  expect(await failure()).toMatchObject({ status: 409, code: 'VIEWER_CHANGED' });
  expect(told).toHaveBeenCalledWith(true);
  unsubscribe();
  forgetTabViewer();
});

test('without a connection, the error has the kind offline', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure()).toMatchObject({ kind: 'offline', status: undefined });
});

test('an ended session is recognized by the HTTP status or by the error in the answer', async () => {
  const errors = [{ message: 'Unauthorized', extensions: { status: 401, code: 'UNAUTHENTICATED' } }];
  answers({ body: { data: null, errors } });
  expect(await failure()).toMatchObject({ kind: 'unauthenticated', status: 401, code: 'UNAUTHENTICATED' });
  answers({ status: 401, body: { message: 'Unauthorized' } });
  expect(await failure()).toMatchObject({ kind: 'unauthenticated', serverMessage: 'Unauthorized' });
});

test('if there were too many requests, the error has the kind rateLimited and the time to wait', async () => {
  answers({ status: 429, headers: { 'retry-after': '90' }, body: { errors: [{ message: 'Too many requests' }] } });
  expect(await failure()).toMatchObject({ kind: 'rateLimited', status: 429, retryAfterSeconds: 90 });
});

test('a busy server and a missing database have different codes; both answers say how long to wait', async () => {
  const headers = { 'retry-after': '5' };
  const extensions = { status: 503, code: 'OVERLOADED' };
  answers({ status: 503, headers, body: { errors: [{ message: 'Too much to do', extensions }] } });
  expect(await failure()).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfterSeconds: 5 });
  answers({ status: 503, headers, body: { code: 'UNAVAILABLE', message: 'No database' } });
  expect(await failure()).toMatchObject({ kind: 'gateway', status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 });
});

test('a gateway’s page, an empty answer or any other answer that is not GraphQL gives the kind gateway', async () => {
  answers({ status: 502, statusText: 'Bad Gateway', body: `<html>${'x'.repeat(400)}</html>` });
  expect(await failure()).toMatchObject({ kind: 'gateway', status: 502, serverMessage: undefined });
  answers({ status: 503, statusText: 'Service Unavailable' });
  expect(await failure()).toMatchObject({ kind: 'gateway', message: '503: Service Unavailable' });
  answers({ status: 500, body: 'boom' });
  expect(await failure()).toMatchObject({ kind: 'gateway', message: '500: boom' });
  answers({ body: '[]' });
  expect(await failure()).toMatchObject({ kind: 'gateway' });
});

test('errors without data have the kind graphql; if the status is 500, there is no serverMessage', async () => {
  const extensions = { status: 500, code: 'INTERNAL', requestId: 'r-1' };
  answers({ body: { data: null, errors: [{ message: 'Unexpected error', extensions }] } });
  const masked = { kind: 'graphql', message: '500: Unexpected error', requestId: 'r-1', serverMessage: undefined };
  expect(await failure()).toMatchObject(masked);
  answers({ status: 400, body: { errors: [{ message: 'Unknown field' }] } });
  expect(await failure()).toMatchObject({ kind: 'graphql', status: 400, serverMessage: 'Unknown field' });
});

test('a null top-level field with an error fails the whole operation, although other fields have data', async () => {
  const viewer = { kind: 'GUEST' };
  const extensions = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 };
  const refused = { message: 'No database', path: ['searchRestaurants'], extensions };
  const below = { message: 'No picture', path: ['viewer', 'user'], extensions: { status: 500 } };
  answers({ body: { data: { viewer, searchRestaurants: null }, errors: [below, refused] } });
  expect(await failure()).toMatchObject({ kind: 'graphql', status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  const ended = {
    message: 'Unauthorized',
    path: ['cities', 'edges', 0, 'node'],
    extensions: { status: 401, code: 'UNAUTHENTICATED' },
  };
  answers({ body: { data: { cities: null }, errors: [ended] } });
  expect(await failure()).toMatchObject({ kind: 'unauthenticated', status: 401, serverMessage: 'Unauthorized' });
});

test('nothing fails if a top-level field is null without an error, or if only a lower field has an error', async () => {
  const errors = [{ message: 'No account', path: ['viewer', 'user'] }];
  const body = { data: { restaurant: null, viewer: { user: null } }, errors };
  answers({ body });
  expect(await run()).toEqual(body);
});

test('an error without a path causes no failure, and is returned with the data', async () => {
  const body = { data: { viewer: null }, errors: [{ message: 'partly' }] };
  answers({ body });
  expect(await run()).toEqual(body);
});

test('a query whose answer may be older than a write is sent again once; a mutation is not sent again', async () => {
  const body = (kind: string) => ({ data: { viewer: { kind } } });
  const fetch = answers({ body: body('new') });
  const answer = await fetch();
  const outdated = () => {
    outdateAnswers();
    return Promise.resolve({ ...answer, text: async () => JSON.stringify(body('old')) });
  };
  fetch.mockClear().mockImplementationOnce(outdated);
  expect(await run()).toEqual(body('new'));
  expect(await run()).toEqual(body('new')); // sent after the write
  expect(fetch).toHaveBeenCalledTimes(3);
  fetch.mockImplementationOnce(outdated).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await run()).toEqual(body('old'));
  fetch.mockClear().mockImplementationOnce(outdated);
  expect(await run('useSaveRestaurantMutation', 'mutation')).toEqual(body('old'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('when the subscription ends, the request is aborted without an error', async () => {
  const fetch = jest.fn(() => new Promise(() => undefined));
  globalThis.fetch = fetch as never;
  const error = jest.fn();
  const observable = fetchGraphql(params, {}, {}) as { subscribe: (o: object) => { unsubscribe: () => void } };
  observable.subscribe({ error }).unsubscribe();
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(init.signal?.aborted).toBe(true);
  expect(error).not.toHaveBeenCalled();
});
