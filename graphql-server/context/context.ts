import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { PrismaClient } from '../database/__generated__/prisma/client';
import type { IdentityProviders } from '../domain/accounts/externalSignIn/IdentityProvider';
import type { Origin } from '../domain/accounts/Origin';
import type { Contact } from '../domain/contact/Contact';
import type { Limits } from '../domain/limits';
import type { Caller } from '../domain/paidCalls/createCallBudgets';
import type { LiveFactsReader } from '../domain/restaurants/live/createLiveFacts';
import type { PictureAddresses } from '../images/pictureAddresses';
import type { Language } from '../languages';
import type { CallBudget } from '../outbound/CallBudget';
import { addressOf } from '../request/address';
import { requestIdOf } from '../request/requestId';
import type { CityIndexes } from '../search/index/CityIndexes';
import type { LanguageModel } from '../search/languageModel/createLanguageModel';
import type { Tastes } from '../search/taste/Tastes';
import { deviceKnownTo } from '../session/device';
import * as session from '../session/session';
import type { Viewer } from '../Viewer';
import type { Load } from '../watchLoad';
import type { Loaders } from './Loader';
import { loadersFor } from './loadersFor';

/** The services and settings that GraphQL and REST pass to domain functions. Created once, when the server starts. */
export interface Deps {
  prisma: PrismaClient;
  pool: Pool;
  /** The search data in memory. */
  cities: CityIndexes;
  /** A cache of the tastes of members who search. */
  tastes: Tastes;
  limits: Limits;
  /** How busy the server is. */
  load: Load;
  /** Returns the object that permits and counts the paid calls of one request. */
  callBudgetFor(caller: Caller): CallBudget;
  /** The key that signs cookies and other data that the server must recognize as its own. */
  secret: string;
  /** The number of proxies whose X-Forwarded-For we trust. */
  trustProxy: number;
  /** The operator's e-mail address and postal address. Each is null if the operator has not set it. */
  contact: Contact;
  /** Tells the mail delivery that an e-mail is waiting in the table `mails`. It returns immediately. */
  wakeMails(): void;
  /** The sign-in providers. */
  providers: IdentityProviders;
  /** Reads cravings with a language model, if one is set up. */
  languageModel: LanguageModel;
  /** Reads current facts from Google and Yelp, if they are set up. */
  live: LiveFactsReader;
  /** The URL of the site, without a slash at its end. */
  site: string;
  /** The URLs of our pictures. */
  pictures: PictureAddresses;
}

/** One request, as resolvers see it. */
export interface Context extends Deps, Origin {
  req: IncomingMessage;
  res: ServerResponse;
  /** The sender of the request. Signing in or out replaces it (signIn.ts), so later resolvers see the new viewer. */
  viewer: Viewer;
  /**
   * The user id of the guest who used this device before the member signed in. Null if there was no such guest, or if
   * the guest's saves have been imported.
   */
  formerGuestId: string | null;
  requestId: string;
  /** The account's language setting. Null if it is not set or was not read. updateSettings also changes this field. */
  accountLanguage: Language | null;
  /** Permits and counts the calls of this request to services that cost money. */
  callBudget: CallBudget;
  loaders: Loaders;
}

/**
 * Creates the context of one request. This function runs after `installSession` and reads nothing from the database.
 * The context inherits from `deps` instead of copying its properties, because copying took longer than the rest of this
 * function. A spread (`{...context}`) leaves out inherited properties, so a caller that spreads the context must spread
 * `deps` too.
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
    callBudget: deps.callBudgetFor({ address, viewer }),
    accountLanguage: session.accountLanguageOf(req),
    loaders: loadersFor(deps, res, viewer),
  };
  return Object.assign(Object.create(deps) as Deps, own);
}
