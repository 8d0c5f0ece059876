import type { ServerResponse } from 'node:http';
import type { UserError } from '../errors/UserError';
import { answerRefusal } from '../request/answerRefusal';
import { nonceOf } from './installSecurityHeaders';
import { unavailablePage } from './unavailablePage';

/** Answers 503 with Retry-After. A request for a page gets a page in the reader's language. Other requests get JSON. */
export function answerUnavailable(response: ServerResponse, { code, message, retryAfterSeconds }: UserError): void {
  const { method, url = '', headers } = response.req;
  response.setHeader('retry-after', String(retryAfterSeconds ?? 5));
  response.setHeader('cache-control', 'no-store');
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !/^\/(api|graphql)\b/i.test(url);
  if (!isPage) return void answerRefusal(response, { status: 503, code, message }, { status: 503, retryAfterSeconds });
  const page = unavailablePage(headers['accept-language'], nonceOf(response));
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', vary: 'accept-language' }).end(page);
}
