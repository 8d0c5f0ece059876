import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * A step that runs before Express and GraphQL, on Node's own request. It answers or calls `next`. Express middleware
 * has the same form.
 */
export type Step = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Returns a listener that runs the steps in order, and then `last`. GraphQL runs outside Express, because GraphQL
 * answers twice as fast without Express. The steps run before both, because both need the session and the headers.
 */
export function chain(
  steps: Step[],
  last: RequestListener,
  onError: (error: unknown, response: ServerResponse) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const run = (index: number): void => {
      const step = steps[index];
      if (!step) return void last(request, response);
      step(request, response, (error) => (error ? onError(error, response) : run(index + 1)));
    };
    run(0);
  };
}

/** Sends a JSON answer without Express. If the answer is an error, `body` has at least the fields code and message. */
export function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
