import type { ServerResponse } from 'node:http';
import { nonceOf } from './installSecurityHeaders';
import { unavailablePage } from './unavailablePage';

/**
 * If a user opened a page, answers with unavailablePage in the user's language and returns true. Otherwise returns
 * false, because programs need JSON.
 */
export function answerAsPage(response: ServerResponse, status: number): boolean {
  const { method, url = '', headers } = response.req;
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !/^\/(api|graphql)\b/i.test(url);
  if (!isPage) return false;
  response.setHeader('cache-control', 'no-store');
  const page = unavailablePage(headers['accept-language'], nonceOf(response));
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', vary: 'accept-language' }).end(page);
  return true;
}
