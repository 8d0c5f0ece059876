import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** An account of the provider: the claims that the provider sends. The login page asks for the `sub`. */
export interface OidcAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider (oidcProvider.mjs) in its own process. */
export interface OidcProvider {
  issuer: URL;
  /**
   * Behaves like a new browser without cookies: opens the address at the provider and sends the login form. If
   * `account` is null, it presses Cancel instead.
   * @returns the address to which the provider sends the browser back
   */
  signIn(address: string, account: string | null): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a provider on loopback, on a free port unless `port` is given. */
export async function startOidcProvider(options: {
  accounts: OidcAccount[];
  port?: number;
  /** True: e-mail and names are in the ID token. False (the default): they are only at the userinfo endpoint. */
  idTokenClaims?: boolean;
}): Promise<OidcProvider> {
  const program = join(__dirname, 'oidcProvider.mjs');
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // when this process ends, the IPC channel closes and ends the provider
  });
  let complaints = ''; // also contains the provider's warning that it stores its data only in memory
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const opened = once(createInterface(child.stdout ?? process.stdin), 'line') as Promise<[string]>;
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`No provider: ${complaints}`)));
  const [line] = await Promise.race([opened, failed]);
  const { issuer } = JSON.parse(line) as { issuer: string };
  return {
    issuer: new URL(issuer),
    signIn: (address, account) => signIn(new URL(issuer).origin, address, account),
    async stop() {
      child.kill('SIGTERM');
      await failed.catch(() => undefined);
    },
  };
}

async function signIn(origin: string, address: string, account: string | null): Promise<string> {
  const jar = new Map<string, string>();
  const visit = async (url: string, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie }, method: body ? 'POST' : 'GET', body });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const follow = async (from: string, response: Response): Promise<string> => {
    const next = response.headers.get('location');
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    return new URL(next, from).href;
  };
  const loginPage = await follow(address, await visit(address));
  const form = new URLSearchParams(account === null ? { cancel: '1' } : { account });
  let at = await follow(loginPage, await visit(loginPage, form));
  while (at.startsWith(origin)) at = await follow(at, await visit(at));
  return at;
}
