import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import type { Deps } from '../context/context';
import { signIn } from '../context/signIn';
import { beginSignIn } from '../domain/accounts/externalSignIn/beginSignIn';
import { finishSignIn, type Ticket } from '../domain/accounts/externalSignIn/finishSignIn';
import { type TransferInput, transferInput, transferSignIn } from '../domain/accounts/externalSignIn/transferSignIn';
import { parseInput } from '../domain/input/parseInput';
import { log } from '../log';
import { reasonOf } from '../oidc/reasonOf';
import { requestIdOf } from '../request/requestId';
import { markSignInBrowser, signInBrowserOf } from '../session/signInBrowser';
import { isSentByOthers } from './isSentByOthers';
import { ownPath } from './ownPath';
import { presentSignedIn } from './present/presentUser';
import { readFirst } from './readQuery';
import { route } from './route';
import { signInAddress } from './signInAddress';

const FAILED = '/?error=oauth_failed';

const { authToken: token, codeVerifier: appVerifier, ...settings } = transferInput.shape;
/**
 * The body of POST /api/auth/transfer. Two fields have other names (auth_token, verifier) than in `transferInput`, so
 * that errors contain the names that the client sent.
 */
const transferBody = z
  .object({ auth_token: token, verifier: appVerifier, ...settings })
  .transform(({ auth_token: authToken, verifier: codeVerifier, ...chosen }): TransferInput => {
    return { authToken, codeVerifier, ...chosen };
  });

/** Adds /api/login/{name}, its callback, and /api/auth/transfer, for external sign-in providers (decision 0009). */
export function externalSignInRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/login/:name', {
    get: async (request, response) => {
      const returnTo = ownPath(readFirst(request, 'returnTo'));
      // Another site must not start a sign-in. Some providers sign a visitor in without a question, so the visitor
      // would not notice the sign-in.
      if (isSentByOthers(request)) return response.redirect(302, signInAddress(returnTo));
      await redirect(request, response, async () => {
        const provider = nameOf(request);
        const browser = markSignInBrowser({ request, response });
        const appChallenge = readFirst(request, 'app_challenge');
        return (await beginSignIn(deps, { provider, browser, returnTo, appChallenge })).href;
      });
    },
  });

  route(router, deps, '/api/login/:name/callback', {
    get: (request, response) =>
      redirect(request, response, async () => {
        const query = new URL(request.originalUrl, deps.site).searchParams;
        const answer = { provider: nameOf(request), browser: signInBrowserOf(request), query };
        return returnAddress(await finishSignIn(deps, answer), deps.site);
      }),
  });

  route(router, deps, '/api/auth/transfer', {
    post: async (request, response, context) => {
      const input = parseInput(transferBody, request.body ?? {});
      const user = await transferSignIn(deps, input, { ...context, browser: signInBrowserOf(request) });
      await signIn(context, user);
      response.json(presentSignedIn(user));
    },
  });

  /**
   * Redirects to the address that `work` returns. People open /api/login/{name} and its callback in the browser. So if
   * `work` fails, the answer is a redirect to the start page, not an error in JSON.
   */
  async function redirect(request: Request, response: Response, work: () => Promise<string>): Promise<void> {
    const address = await work().catch((error) => {
      const provider = deps.providers.has(nameOf(request)) ? nameOf(request) : null;
      log.warn('external sign-in failed', { provider, why: reasonOf(error), requestId: requestIdOf(request) });
      return FAILED;
    });
    response.redirect(302, address);
  }
}

const nameOf = (request: Request) => String(request.params.name).toLowerCase();

/** The address of the page after the sign-in. Its query contains the token of the sign-in. */
function returnAddress({ token, needsPassword, returnTo }: Ticket, site: string): string {
  const page = new URL(returnTo ?? '/', site);
  for (const name of ['auth_token', 'auth_link', 'error']) page.searchParams.delete(name);
  page.searchParams.set(needsPassword ? 'auth_link' : 'auth_token', token);
  return page.pathname + page.search + page.hash;
}
