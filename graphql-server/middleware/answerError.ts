import type { ServerResponse } from 'node:http';
import { asUnavailable } from '../database/asUnavailable';
import { describeError } from '../errors/describeError';
import { log } from '../log';
import { answerRefusal } from '../request/answerRefusal';
import { requestIdOf } from '../request/requestId';
import { answerAsPage } from './answerAsPage';
import { answerUnavailable } from './answerUnavailable';

/**
 * Answers a request that failed. If the database is unreachable, the status is 503, and this function logs nothing. For
 * any other error, the status is 500, the JSON or the header x-request-id contains the request id, and the error is
 * logged. If the headers have already been sent (the request succeeded, but its session could not be saved), this
 * function sends no answer.
 */
export function answerError(error: unknown, response: ServerResponse): void {
  const unavailable = asUnavailable(error);
  const { method, url = '' } = response.req;
  const requestId = requestIdOf(response.req);
  if (!unavailable) {
    log.error('request failed', { requestId, method, path: url.split('?')[0], error: describeError(error) });
  }
  if (response.headersSent) return;
  if (unavailable) {
    answerUnavailable(response, unavailable);
    return;
  }
  if (answerAsPage(response, 500)) return;
  const message = `Something went wrong on our side. If it happens again, tell us this code: ${requestId}`;
  answerRefusal(response, { status: 500, code: 'INTERNAL', message }, { status: 500, requestId });
}
