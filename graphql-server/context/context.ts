import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { PrismaClient } from '../database/__generated__/prisma/client';
import type { IdentityProviders } from '../domain/accounts/externalSignIn/IdentityProvider';
import type { Origin } from '../domain/accounts/Origin';
import type { Contact } from '../domain/contact/Contact';
import type { Limits } from '../domain/limits';
import type { Spender } from '../domain/paidCalls/createPurses';
import type { LiveFactsReader } from '../domain/restaurants/live/createLiveFacts';
import type { PictureAddresses } from '../images/pictureAddresses';
import type { Language } from '../languages';
import type { Purse } from '../outbound/Purse';
import { addressOf } from '../request/address';
import { requestIdOf } from '../request/requestId';
import { tellAge } from '../request/tellAge';
import type { CityIndexes } from '../search/index/CityIndexes';
import type { LanguageModel } from '../search/languageModel/createLanguageModel';
import type { Tastes } from '../search/taste/Tastes';
import { deviceKnownTo } from '../session/device';
import * as session from '../session/session';
import type { Viewer } from '../Viewer';
import type { Load } from '../watchLoad';
import type { Loaders } from './Loader';
import { createLoaders } from './loaders';

/** What the doors hand on to domain functions; made once, at start. */
export interface Deps {
  prisma: PrismaClient;
  pool: Pool;
  /** What search keeps in memory. */
  cities: CityIndexes;
  /** What members who search like. */
  tastes: Tastes;
  limits: Limits;
  /** How far the server is behind. */
  load: Load;
  /** Gives each request its leave to make calls that cost. */
  purseFor(spender: Spender): Purse;
  /** Signs cookies. */
  secret: string;
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** Where people write to; null where the operator gave nothing. */
  contact: Contact;
  /** Says that a letter waits in `mails`; returns at once. */
  wakeMails(): void;
  /** Who else can tell who a person is. */
  providers: IdentityProviders;
  /** Reads cravings with a language model, where one is set up. */
  languageModel: LanguageModel;
  /** Asks Google and Yelp, where they are set up. */
  live: LiveFactsReader;
  /** The address people reach us at, without a slash at its end. */
  site: string;
  /** Where pictures are served. */
  pictures: PictureAddresses;
}

/** One request, as resolvers see it. */
export interface Context extends Deps, Origin {
  req: IncomingMessage;
  res: ServerResponse;
  /** Who asks; signIn.ts changes it, so that the rest of the operation sees the new one. */
  viewer: Viewer;
  /** The guest (user id) a member's device was until it signed in, while that guest's saves are not imported; else null. */
  formerGuestId: string | null;
  requestId: string;
  /** The language that the viewer chose for the account, as of the beginning of the request; null where none is chosen. */
  accountLanguage: Language | null;
  /** Pays for what this request asks of services that cost. */
  purse: Purse;
  loaders: Loaders;
}

/**
 * The context of one request that `installSession` has seen; reads nothing. What all requests share is inherited rather
 * than copied, which took longer than all the rest: a caller that copies contexts copies `deps` too.
 */
export function createContext({ req, res, deps }: { req: IncomingMessage; res: ServerResponse; deps: Deps }): Context {
  const viewer = session.viewerOf(req);
  const address = addressOf(req, deps.trustProxy);
  const own: Omit<Context, keyof Deps> = {
    req,
    res,
    viewer,
    formerGuestId: session.formerGuestOf(req),
    address,
    deviceKnownTo: (userId) => deviceKnownTo(req, deps.secret, userId),
    requestId: requestIdOf(req),
    purse: deps.purseFor({ address, viewer }),
    accountLanguage: session.accountLanguageOf(req),
    loaders: loadersFor(deps, res, viewer),
  };
  return Object.assign(Object.create(deps) as Deps, own);
}

/** What one answer reads of restaurants, and tells the age of where it comes from memory. */
export function loadersFor({ pool, cities }: Pick<Deps, 'pool' | 'cities'>, res: ServerResponse, viewer: Viewer) {
  return createLoaders({ pool, cities, tellAge: (age) => tellAge(res, age) }, viewer);
}
