import type { Pool } from 'pg';
import type { LiveAnswer, LiveMatch, LiveSource, LiveSourceName } from '../../../catalogue/live/LiveSource';
import { isUuid } from '../../../database/isUuid';
import { openingText } from '../../../facts/openingText';
import { log } from '../../../log';
import { BackOff } from '../../../outbound/BackOff';
import type { CallBudget } from '../../../outbound/CallBudget';
import { LiveSourceError } from '../../../outbound/LiveSourceError';
import { timeLimits } from '../../../outbound/timeLimits';
import { within } from '../../../outbound/within';
import { type AskedRestaurant, type LivePlace, readAskedRestaurant, storeLivePlace } from './livePlaces';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * How long an answer is valid: facts for a day (the longest time that Yelp's terms allow), and "not found" for a month.
 * If a source's terms forbid storing facts, only the id of the place is stored. The id is used until the source no
 * longer knows it. The column for the expiry must have a value, so the id gets a year, but this date has no effect.
 */
const VALID_FOR = { facts: DAY, id: 365 * DAY, notFound: 30 * DAY };

/** The facts about a restaurant from one live source, with the attribution that must be shown next to them. */
export interface LiveFacts extends Omit<LiveAnswer, 'weekly'> {
  source: LiveSourceName;
  attribution: string;
  fetchedAt: Date;
}

/** Gets the facts about one restaurant at a time from the live sources. */
export interface LiveFactsReader {
  /** The names of the configured sources. */
  sources: readonly LiveSourceName[];
  /**
   * Returns the sources' facts about a restaurant (uuid). A source is left out if it exceeds the time budget, fails, is
   * paused after an error, is refused by `callBudget` or does not know the restaurant. For samples (invented
   * restaurants), no source is called. The facts of a late answer are stored for later calls of `read` if the source's
   * terms allow it.
   * @param callBudget permits and counts each request to a source
   */
  read(restaurantId: string, callBudget: CallBudget): Promise<LiveFacts[]>;
  /** Resolves when no request is running any more. */
  idle(): Promise<void>;
}

/** The dependencies and settings of the reader. */
export interface LiveFactsOptions {
  pool: Pool;
  sources: readonly LiveSource[];
  /** The maximum time that `read` waits for the sources, in milliseconds. */
  budget?: number;
  clock?: () => Date;
}

/**
 * Creates the reader for one server process. The reader remembers which sources to pause after errors. When several
 * visitors look at the same restaurant at the same time, each source gets at most one request.
 */
export function createLiveFacts({
  pool,
  sources,
  budget = timeLimits.liveFacts,
  clock = () => new Date(),
}: LiveFactsOptions): LiveFactsReader {
  const backOffs = new Map(sources.map(({ name }) => [name, new BackOff()]));
  const underWay = new Map<string, Promise<Asked | null>>();

  const fetchAnew = async (
    source: LiveSource,
    place: AskedRestaurant,
    callBudget: CallBudget,
    stored?: LivePlace,
  ): Promise<LivePlace | null> => {
    const backOff = backOffs.get(source.name);
    if (!backOff?.isOver(clock().getTime()) || !(await callBudget.reserveCall(source.name, source.quota, clock())))
      return null;
    try {
      const match = stored?.externalId ? await source.read(stored.externalId) : await source.find(place);
      backOff.succeed();
      const { live, toStore } = settle(source, match, clock(), Boolean(stored?.externalId));
      await storeLivePlace(pool, place.id, toStore);
      return live;
    } catch (error) {
      const { code, retryAfter } = error instanceof LiveSourceError ? error : { code: 'FAILED', retryAfter: null };
      backOff.fail(clock().getTime(), retryAfter);
      log.warn('live source failed', { source: source.name, code });
      return null;
    }
  };

  const ask = (source: LiveSource, place: AskedRestaurant, callBudget: CallBudget): Promise<LivePlace | null> => {
    const stored = place.stored.find((each) => each.source === source.name);
    const isGood = stored !== undefined && stored.expiresAt > clock();
    if (isGood && (stored.facts || stored.externalId === null)) return Promise.resolve(stored);
    return fetchAnew(source, place, callBudget, stored);
  };

  const askAll = async (id: string, callBudget: CallBudget): Promise<Asked | null> => {
    const place = await readAskedRestaurant(pool, id);
    if (!place || place.isSample) return null;
    return { timeZone: place.timeZone, answers: sources.map((source) => ask(source, place, callBudget)) };
  };

  /**
   * Callers that request the same restaurant at the same time share the sources' answers. The call budget of the first
   * caller counts the calls.
   */
  const shareAsking = (id: string, callBudget: CallBudget): Promise<Asked | null> => {
    const known = underWay.get(id);
    if (known) return known;
    const asked = askAll(id, callBudget);
    underWay.set(id, asked);
    asked
      .then((all) => Promise.all(all?.answers ?? []))
      .catch(() => undefined) // the callers that await `asked` get the error
      .finally(() => underWay.delete(id));
    return asked;
  };

  return {
    sources: sources.map(({ name }) => name),
    async read(restaurantId, callBudget) {
      const asked = sources.length > 0 && isUuid(restaurantId) ? await shareAsking(restaurantId, callBudget) : null;
      if (!asked) return [];
      const answers = await Promise.all(asked.answers.map((answer) => within(budget, answer)));
      return sources.flatMap((source, index) => present(source, answers[index], asked.timeZone, clock()));
    },
    async idle() {
      for (const asked of await Promise.all(underWay.values())) await Promise.all(asked?.answers ?? []);
    },
  };
}

/** The answers about one restaurant. There is one answer for each source, in the order of the sources. */
interface Asked {
  timeZone: string | null;
  answers: Promise<LivePlace | null>[];
}

/**
 * Returns the part of an answer to show (`live`), and the part to store (`toStore`). If the source no longer knows a
 * stored id, the stored part expires immediately.
 */
function settle({ name, mayKeepFacts }: LiveSource, match: LiveMatch | null, now: Date, wasKnown: boolean) {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const base = { source: name, fetchedAt: now };
  if (!match) {
    const toStore = { ...base, externalId: null, facts: null, expiresAt: wasKnown ? now : after(VALID_FOR.notFound) };
    return { live: null, toStore };
  }
  const { externalId, answer } = match;
  const live = { ...base, externalId, facts: answer, expiresAt: after(mayKeepFacts ? VALID_FOR.facts : VALID_FOR.id) };
  return { live, toStore: { ...live, facts: mayKeepFacts ? answer : null } };
}

function present(
  source: LiveSource,
  live: LivePlace | null | undefined,
  timeZone: string | null,
  now: Date,
): LiveFacts[] {
  if (!live?.facts) return [];
  const { weekly, ...facts } = live.facts;
  const text = weekly && timeZone ? openingText(weekly, timeZone, now) : null;
  const isOpenNow = facts.isOpenNow ?? (text === null ? null : text.startsWith('Open'));
  return [{ ...facts, isOpenNow, source: source.name, attribution: source.attribution, fetchedAt: live.fetchedAt }];
}
