import type { Pool } from 'pg';
import { isUnreachable } from '../../database/isUnreachable';
import { log } from '../../log';
import { BackOff } from '../../outbound/BackOff';
import type { CallBudget } from '../../outbound/CallBudget';
import { LiveSourceError } from '../../outbound/LiveSourceError';
import { timeLimits } from '../../outbound/timeLimits';
import { within } from '../../outbound/within';
import type { ChatEndpoint } from './chatEndpoint';
import { emptyReading, type ModelReading } from './ModelReading';
import { RecentReadings } from './RecentReadings';
import { readAnswer } from './readAnswer';
import { findReading, readingKey, storeReading } from './storedReadings';

const DAY = 86_400_000;
/** How long (milliseconds) a reading is stored, and how long an empty reading is stored after a useless answer. */
const STORED_FOR = { reading: 30 * DAY, nothing: DAY / 24 };
/** While this many requests to the model are running, the server sends no further requests to the model. */
const MAX_AT_ONCE = 8;
/**
 * After this many useless answers in a row, the model is not asked for a while. The number is high so that one diner's
 * strange cravings do not cause this pause.
 */
const MAX_USELESS = 10;
/**
 * After this many late answers in a row, searches wait only for stored readings. The model is still asked. After an
 * answer that is not late, searches wait for the model again.
 */
const MAX_LATE = 3;
/** How long (milliseconds) searches wait for a stored reading while the model is late. */
const STORED_READING_WAIT = 100;

/** Reads cravings with a language model, if one is set up. */
export interface LanguageModel {
  isSetUp: boolean;
  /**
   * Returns what the model understands of a craving. Returns null if the model is late, fails, gives no valid answer,
   * is paused after failures or is not set up. Also returns null if a limit does not permit the call, or if the stored
   * readings cannot be read. This function never throws. A late answer is stored for the next search. After an answer
   * that is not valid, an empty reading is stored for an hour.
   * @param callBudget must permit the call; not used if a reading of the craving is stored
   */
  read(craving: string, callBudget: CallBudget): Promise<ModelReading | null>;
  /** Resolves when all reads that are in progress have ended, including the reads that wait for a late answer. */
  idle(): Promise<void>;
}

/** The dependencies and settings of createLanguageModel. */
export interface LanguageModelOptions {
  pool: Pool;
  /** Null when no model is set up. */
  endpoint: ChatEndpoint | null;
  /** The maximum number of calls in a UTC day, for all servers together. */
  quota: number;
  /** How long (milliseconds) a search waits at most. */
  budget?: number;
  /** Returns the current time in milliseconds since 1970. */
  clock?: () => number;
}

/**
 * Makes the LanguageModel of a server. After failures, the calls to the remote model are paused. Simultaneous searches
 * for the same craving share one call.
 */
export function createLanguageModel({
  pool,
  endpoint,
  quota,
  budget = timeLimits.languageModel,
  clock = Date.now,
}: LanguageModelOptions): LanguageModel {
  if (!endpoint) return { isSetUp: false, read: async () => null, idle: async () => undefined };
  const backOff = new BackOff();
  const recent = new RecentReadings();
  const underWay = new Map<string, Promise<ModelReading | null>>();
  const inARow = { late: 0, useless: 0 };
  let asking = 0;

  const store = async (key: string, reading: ModelReading, milliseconds: number): Promise<void> => {
    const expiresAt = new Date(clock() + milliseconds);
    recent.add(key, reading, expiresAt);
    await storeReading(pool, key, reading, expiresAt).catch((error: { code?: string }) => {
      if (!isUnreachable(error)) log.warn('a reading of the language model cannot be stored', { code: error.code });
    });
  };

  const fail = (code: string, retryAfter: number | null = null) => {
    backOff.fail(clock(), retryAfter);
    log.warn('language model failed', { code });
  };

  const askModel = async (key: string, craving: string, callBudget: CallBudget): Promise<ModelReading | null> => {
    if (!backOff.isOver(clock()) || asking >= MAX_AT_ONCE) return null;
    asking += 1;
    try {
      if (!(await callBudget.reserveCall('ai', quota, new Date(clock())))) return null;
      const begun = clock();
      const content = await endpoint.ask(craving);
      inARow.late = clock() - begun > budget ? inARow.late + 1 : 0;
      const reading = content === null ? null : readAnswer(content, craving);
      if (reading) {
        inARow.useless = 0;
        backOff.succeed();
      } else {
        inARow.useless += 1;
        if (inARow.useless >= MAX_USELESS) fail('useless answers');
      }
      await store(key, reading ?? emptyReading, reading ? STORED_FOR.reading : STORED_FOR.nothing);
      return reading;
    } catch (error) {
      const known = error instanceof LiveSourceError ? error : null;
      fail(known?.code ?? 'FAILED', known?.retryAfter);
      return null;
    } finally {
      asking -= 1;
    }
  };

  const findOrAsk = async (key: string, craving: string, callBudget: CallBudget): Promise<ModelReading | null> => {
    const stored = await findReading(pool, key, new Date(clock()));
    if (!stored) return askModel(key, craving, callBudget);
    recent.add(key, stored.reading, stored.expiresAt);
    return stored.reading;
  };

  /** Simultaneous searches for the same craving share one answer. Only the call budget of the first search is used. */
  const share = (key: string, craving: string, callBudget: CallBudget): Promise<ModelReading | null> => {
    const known = underWay.get(key);
    if (known) return known;
    const asked = findOrAsk(key, craving, callBudget)
      .catch((error: { code?: string }) => {
        if (!isUnreachable(error))
          log.warn('stored readings of the language model cannot be read', { code: error.code });
        return null;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };

  return {
    isSetUp: true,
    async read(craving, callBudget) {
      const key = readingKey(craving, endpoint.model);
      const known = recent.find(key, clock());
      if (known) return known;
      return within(
        inARow.late >= MAX_LATE ? Math.min(budget, STORED_READING_WAIT) : budget,
        share(key, craving, callBudget),
      );
    },
    async idle() {
      await Promise.all(underWay.values());
    },
  };
}
