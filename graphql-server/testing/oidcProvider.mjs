// An OpenID Connect provider for tests: the real protocol (npm oidc-provider), with a login page without passwords.
// Usage: node graphql-server/testing/oidcProvider.mjs '{"port": 0, "idTokenClaims": false, "accounts": [...]}'
//   port           the port on loopback; 0: any free port
//   idTokenClaims  true: e-mail and names are in the ID token, as with Google; false: only at the userinfo endpoint
//   accounts       [{ "sub": "1", "email": "ada@example.com", "email_verified": true, "given_name": "Ada", ... }]; on
//                  the login page, enter a sub
// Clients: "fuud" (secret "fuud-secret") and "fuud-public" (no secret). Allowed redirect addresses: the callbacks
// /api/login/NAME/callback on loopback, on any port.
// Prints {"issuer": "http://localhost:PORT"} when it is open. Ends at SIGTERM, or when a parent process with an IPC
// channel ends.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { port = 0, idTokenClaims = false, accounts = [] } = JSON.parse(process.argv[2] ?? '{}');
const REDIRECT = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/api\/login\/[a-z0-9_]+\/callback$/;

const server = createServer();
await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
const issuer = `http://localhost:${server.address().port}`;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = new Provider(issuer, {
  clients: [
    client('fuud', { client_secret: 'fuud-secret' }),
    client('fuud-public', { token_endpoint_auth_method: 'none' }),
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  conformIdTokenClaims: !idTokenClaims,
  cookies: { keys: [randomBytes(16).toString('hex')] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_ctx, sub) => {
    const account = accounts.find((one) => one.sub === sub);
    return account && { accountId: sub, claims: () => account };
  },
  interactions: { url: (_ctx, { uid }) => `/login/${uid}` },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  loadExistingGrant: consentToEverything,
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
});
// The ports of test servers are not known in advance.
provider.Client.prototype.redirectUriAllowed = (uri) => REDIRECT.test(uri);

const answer = provider.callback();
server.on('request', (request, response) => {
  if (!request.url.startsWith('/login/')) return answer(request, response);
  (request.method === 'POST' ? takeLogin : showLogin)(request, response).catch((error) => {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
  });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ issuer })}\n`);

function client(client_id, more) {
  return { client_id, redirect_uris: ['http://localhost:4000/api/login/test/callback'], ...more };
}

/** Grants all scopes without asking the person. */
async function consentToEverything(ctx) {
  const { client, session } = ctx.oidc;
  const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function showLogin(_request, response, note = '') {
  response.writeHead(note ? 401 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Test provider</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<h1>Test provider</h1><p role="alert">${note}</p>
<form method="post"><label>Account <input name="account" autocomplete="off" required></label>
<button>Sign in</button> <button name="cancel" value="1" formnovalidate>Cancel</button></form>`);
}

async function takeLogin(request, response) {
  await provider.interactionDetails(request, response); // throws if another browser began this sign-in
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const form = new URLSearchParams(body);
  if (form.has('cancel')) {
    const denied = { error: 'access_denied', error_description: 'The person said no.' };
    return provider.interactionFinished(request, response, denied);
  }
  const accountId = form.get('account')?.trim();
  if (!accounts.some(({ sub }) => sub === accountId)) return showLogin(request, response, 'There is no such account.');
  return provider.interactionFinished(request, response, { login: { accountId } });
}
