import type { ServerResponse } from 'node:http';
import { answerJson } from './chain';

/** Why a request is refused: the HTTP status, a code that never changes, and a message that says what to do instead. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

/**
 * Answers with the refusal as JSON, without Express. Every body has the fields code and message. For a request to
 * /graphql, the body also has `errors`, because clients of the graph read only this field.
 * @param more further facts, which are added to the `extensions` of the error in `errors`
 */
export function answerRefusal(response: ServerResponse, { status, code, message }: Refusal, more: object = {}): void {
  const isOfGraph = /^\/graphql\b/i.test(response.req.url ?? '');
  const errors = [{ message, extensions: { code, ...more } }];
  answerJson(response, status, isOfGraph ? { code, message, errors } : { code, message });
}
