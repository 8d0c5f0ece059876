import type { ServerResponse } from 'node:http';
import type { UserError } from '../errors/UserError';
import { answerRefusal } from '../request/answerRefusal';
import { answerAsPage } from './answerAsPage';

/** Answers 503 with Retry-After. A request for a page gets a page in the user's language. Other requests get JSON. */
export function answerUnavailable(response: ServerResponse, { code, message, retryAfterSeconds }: UserError): void {
  response.setHeader('retry-after', String(retryAfterSeconds ?? 5));
  response.setHeader('cache-control', 'no-store');
  if (answerAsPage(response, 503)) return;
  answerRefusal(response, { status: 503, code, message }, { status: 503, retryAfterSeconds });
}
