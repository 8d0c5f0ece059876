import { z } from 'zod';
import { StartError } from '../errors/StartError';
import { HOST_ENTRY } from './hostList';
import { type ProviderSettings, readProviders } from './readProviders';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
/** Only digits, with spaces around them. A check is needed, because Number(' ') is 0, and 0 is a valid port or quota. */
const wholeNumber = (min: number, max: number) =>
  z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const hosts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(HOST_ENTRY)));
const quota = (calls: number) =>
  z.preprocess(
    blankIsUnset,
    wholeNumber(0, 10_000_000).default(calls).describe('the maximum number of calls per UTC day; 0 allows no calls'),
  );
/** Matches an e-mail address, alone or in angle brackets after a name: `Fuud <hello@fuud.example>`. */
const MAILBOX = /^(?:([^<>\p{Cc}]*)<([^\s<>@,;:"]+@[^\s<>@,;:"]+)>|([^\s<>@,;:"]+@[^\s<>@,;:"]+))$/u;

/**
 * Every variable that configures the server, with its check. Only the variables OIDC_* are missing here, because
 * readProviders checks them. The texts in `describe` are for error messages. docs/operating.md explains all variables.
 */
const schema = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    wholeNumber(0, 65_535).default(4000).describe('a port number from 0 to 65535 (0 = any free one)'),
  ),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .describe('a postgres:// URL, or unset for the embedded Postgres in FUUD_DATA_DIR'),
  ),
  FUUD_DATA_DIR: z.preprocess(
    blankIsUnset,
    z.string().regex(/\S/).default('.fuud').describe('the folder for the embedded Postgres and other local state'),
  ),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url))
      // Every address in a letter begins with PUBLIC_URL, and Fuud serves its pages only without a folder before them.
      .refine((url) => /^\/*$/.test(url.pathname) && !(url.search || url.hash || url.username || url.password))
      .transform(({ origin }) => origin)
      .describe('the http(s) address people open, without a path, e.g. https://fuud.example'),
  ),
  SESSION_SECRET: optional(
    z.string().min(32).describe('at least 32 characters; if it is unset, Fuud makes one and keeps it in FUUD_DATA_DIR'),
  ),
  MAIL_URL: optional(
    z
      .url({ protocol: /^smtps?$/, hostname: /./ })
      .describe(
        'an smtp:// or smtps:// URL of a mail server, or unset to keep letters as files in FUUD_DATA_DIR/outbox',
      ),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .trim()
      .regex(MAILBOX)
      .transform((text) => {
        const [, name, inBrackets, bare = ''] = MAILBOX.exec(text) ?? [];
        return { name: name?.replaceAll('"', '').trim() ?? '', address: inBrackets ?? bare };
      })
      .describe('who letters come from, e.g. Fuud <hello@fuud.example>'),
  ),
  CONTACT_EMAIL: optional(
    z.string().trim().pipe(z.email()).describe('the e-mail address people write to, e.g. hello@fuud.example'),
  ),
  POSTAL_ADDRESS: optional(
    z.string().trim().min(1).max(500).describe('the postal address people write to, at most 500 characters'),
  ),
  GRAPHQL_COMPILER: z.preprocess(blankIsUnset, flag.default(true).describe('on or off')),
  RATE_LIMIT: z.preprocess(blankIsUnset, flag.default(true).describe('on or off')),
  TRUST_PROXY: z.preprocess(
    blankIsUnset,
    z
      .union([z.literal('off').transform(() => 0), wholeNumber(0, 10)])
      .default(0)
      .describe('off, or the number of proxies in front (1 to 10) whose X-Forwarded-For is believed'),
  ),
  GOOGLE_PLACES_KEY: optional(z.string().trim().min(10).describe('a key of the Google Places API (New)')),
  GOOGLE_PLACES_QUOTA: quota(1000),
  YELP_KEY: optional(z.string().trim().min(10).describe('a key of the Yelp Fusion API')),
  YELP_QUOTA: quota(300),
  AI_BASE_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .describe(
        'the http(s) address of an OpenAI-compatible API, without /chat/completions, e.g. https://ai.example/v1',
      ),
  ),
  AI_MODEL: optional(z.string().trim().min(1).max(200).describe('the name of a model at AI_BASE_URL')),
  AI_KEY: optional(z.string().trim().min(1).describe('a key for AI_BASE_URL; any word if that API needs no key')),
  AI_QUOTA: quota(2000),
  IMAGE_HOSTS: z.preprocess(
    blankIsUnset,
    hosts.describe('host names that pictures may be fetched from, e.g. images.example.com, *.example.org'),
  ),
  MAPS_STYLE_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .describe('the http(s) address of a MapLibre style, e.g. https://maps.example/style.json, or unset for no maps'),
  ),
  MAPS_HOSTS: z.preprocess(
    blankIsUnset,
    hosts.describe('host names that the tiles of maps come from, e.g. tiles.example.com, *.example.org'),
  ),
  IMAGE_CACHE_MB: z.preprocess(
    blankIsUnset,
    wholeNumber(1, 1_000_000)
      .default(512)
      .describe('the maximum size of FUUD_DATA_DIR/images in megabytes, 1 to 1000000'),
  ),
  SEARCH_MEMORY_MB: z.preprocess(
    blankIsUnset,
    wholeNumber(1, 1_000_000)
      .default(400)
      .describe('the maximum memory for the cities that the search caches, in megabytes, 1 to 1000000'),
  ),
  CATALOGUE: z.preprocess(blankIsUnset, z.enum(['sample', 'none']).default('sample').describe('sample or none')),
  OVERPASS_URL: z.preprocess(
    blankIsUnset,
    z
      .url({ protocol: /^https?$/ })
      .default('https://overpass-api.de/api/interpreter')
      .describe('the http(s) address of an Overpass interpreter, e.g. https://overpass-api.de/api/interpreter'),
  ),
  NODE_ENV: z.preprocess(
    blankIsUnset,
    z.enum(['production', 'development', 'test']).default('development').describe('production, development or test'),
  ),
});

/** The checked environment of the server. */
export type Env = z.infer<typeof schema> & {
  /** The sign-in providers that OIDC_<NAME>_ISSUER and the related variables describe. */
  OIDC: readonly ProviderSettings[];
};

/**
 * Reads the environment of the server or of a catalogue command.
 * @throws StartError that names a bad or missing variable and says what its value should be. The message does not show
 * the value, because the value may be secret.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof schema.shape;
    throw new StartError(`${name} has a value Fuud cannot use. It should be ${explain(schema.shape[name])}.`);
  }
  const env = { ...result.data, OIDC: readProviders(source) };
  const missing = languageModel.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < languageModel.length) {
    throw new StartError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. A language model needs AI_BASE_URL, AI_MODEL and AI_KEY: set all three or none.`,
    );
  }
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL is not set. In production (NODE_ENV=production) it should be a postgres:// URL.',
    );
  }
  return env;
}

const languageModel = ['AI_BASE_URL', 'AI_MODEL', 'AI_KEY'] as const;

function explain(field: z.ZodType): string {
  const inner = field as z.ZodType & { def: { out?: z.ZodType; innerType?: z.ZodType } };
  const next = inner.def.out ?? inner.def.innerType;
  return field.description ?? (next ? explain(next) : 'another value');
}
