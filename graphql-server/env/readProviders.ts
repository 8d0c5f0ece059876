import { z } from 'zod';
import { StartError } from '../errors/StartError';

/** One OpenID Connect provider, as the environment describes it. */
export interface ProviderSettings {
  /** The <NAME> of OIDC_<NAME>_ISSUER in lower case. Addresses (/api/login/{name}) and users.provider contain it. */
  name: string;
  /** The provider's name on its sign-in button: "Continue with {label}". */
  label: string;
  issuer: URL;
  clientId: string;
  /** Undefined for a public client, because it has no secret. */
  clientSecret: string | undefined;
}

type Source = Record<string, string | undefined>;

const GROUP = /^OIDC_(.*?)_?(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/;
const NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
/** The value of users.provider for accounts without an external provider, in capital letters. */
const RESERVED = 'LOCAL';

/** The issuer's URL. Plain http is allowed only for this machine, because nobody else can read that traffic. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname))
  .refine(({ search, hash, username, password }) => !(search || hash || username || password));

/**
 * Reads every provider in the environment: OIDC_<NAME>_ISSUER, _CLIENT_ID, and the optional _CLIENT_SECRET and _LABEL.
 * The providers are sorted by name. A blank variable counts as unset.
 * @throws StartError that names a variable that is bad or missing. The message does not show the value.
 */
export function readProviders(source: Source): ProviderSettings[] {
  const set = Object.keys(source).filter((key) => source[key]?.trim());
  const names = new Set(set.flatMap((key) => GROUP.exec(key)?.[1] || []));
  for (const name of names) refuseUnknownVariables(name, set);
  return [...names].sort().map((name) => readProvider(name, source));
}

function readProvider(name: string, source: Source): ProviderSettings {
  const read = (part: string) => source[`OIDC_${name}_${part}`]?.trim() || undefined;
  const need = (part: string) => {
    const value = read(part);
    if (!value)
      throw new StartError(`OIDC_${name}_${part} is not set. A sign-in provider needs _ISSUER and _CLIENT_ID.`);
    return value;
  };
  if (!NAME.test(name) || name === RESERVED) {
    throw new StartError(
      `OIDC_${name}_... cannot be used. The name in the middle should be capital letters, digits and single _, and not LOCAL.`,
    );
  }
  const url = issuer.safeParse(need('ISSUER'));
  if (!url.success) {
    throw new StartError(
      `OIDC_${name}_ISSUER has a value Fuud cannot use. It should be the provider's https address (http only on this machine), without ? and #.`,
    );
  }
  return {
    name: name.toLowerCase(),
    label: read('LABEL') ?? titleOf(name),
    issuer: url.data,
    clientId: need('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
  };
}

/** Without this check, nobody would notice a misspelled variable until the first person signs in. */
function refuseUnknownVariables(name: string, set: string[]): void {
  const unknown = set.find((key) => key.startsWith(`OIDC_${name}_`) && !GROUP.test(key));
  if (!unknown) return;
  throw new StartError(
    `${unknown} is not a variable of Fuud. It should end in _ISSUER, _CLIENT_ID, _CLIENT_SECRET or _LABEL.`,
  );
}

/** Makes a label from a name: "MY_COMPANY" becomes "My Company". */
function titleOf(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
