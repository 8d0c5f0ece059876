import type { ServerResponse } from 'node:http';
import type { UserError } from '../errors/UserError';
import { answerJson } from '../request/chain';
import { nonceOf } from './installSecurityHeaders';
import { unavailablePage } from './unavailablePage';

/** Answers 503 with Retry-After. A request for a page gets a page in the reader's language. Other requests get JSON. */
export function answerUnavailable(response: ServerResponse, { code, message, retryAfterSeconds }: UserError): void {
  const { method, url = '', headers } = response.req;
  response.setHeader('retry-after', String(retryAfterSeconds ?? 5));
  response.setHeader('cache-control', 'no-store');
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !/^\/(api|graphql)\b/i.test(url);
  if (!isPage) {
    const errors = [{ message, extensions: { code, status: 503, retryAfterSeconds } }];
    answerJson(response, 503, /^\/graphql\b/i.test(url) ? { code, message, errors } : { code, message });
    return;
  }
  const page = unavailablePage(headers['accept-language'], nonceOf(response));
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', vary: 'accept-language' }).end(page);
}
