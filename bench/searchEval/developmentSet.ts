import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A craving, with grades that a person gave to places. */
export interface GradedCraving {
  id: string;
  craving: string;
  /** The city in which to search: "St. Louis, MO". */
  location: string;
  /** The groups to which the craving belongs: plain, situation, negation, diet, time, no-shared-words, es, zh, ko... */
  slices: string[];
  /** The time at which the user sends the craving. If `now` is absent, this time is USUAL_NOW. */
  now?: string;
  /** The id of the English craving, if this craving is its translation. */
  sameAs?: string;
  /**
   * A grade for each good place: 3 exactly right, 2 good, 1 acceptable. The keys identify places. The comments of the
   * sets below explain the keys.
   */
  grades: Record<string, number>;
}

/** A common craving of one or a few words, in English, Spanish, Chinese and Korean. */
export interface CommonWord {
  en: string;
  es: string;
  zh: string;
  ko: string;
}

/** The time of a craving without a `now`: a Friday evening. */
export const USUAL_NOW = '2026-11-20T18:30:00-06:00';

/** Cravings in the cities of the sample catalogue. The keys of the grades are the source ids of the places. */
export const developmentSet = (): GradedCraving[] => readLines('development.jsonl');
/**
 * Cravings in a city of invented places. The keys of the grades are source ids. The author of the cravings did not know
 * the vocabulary or the memory of the search. Nobody tunes the search with these cravings, with two exceptions: a
 * person looked at the worst results of cravings with exclusions (decision 0035), and at two cravings that became worse
 * (decision 0040).
 */
export const unseenSet = (): GradedCraving[] => readLines('unseen/cravings.jsonl');
/**
 * Cravings in the real St. Louis. A person graded the places after reading every row of the register. The keys of the
 * grades are source ids.
 */
export const registerSet = (): GradedCraving[] => readLines('stlouis/cravings.jsonl');
/** The source ids of the register's rows that are not places where people eat out. */
export const noPlaceForDiners = (): ReadonlySet<string> =>
  new Set(readFileSync(join(__dirname, 'stlouis/noPlaceForDiners.txt'), 'utf8').trim().split('\n'));
/** Cravings for invented rows in the format of St. Louis's register. The keys of the grades are names. */
export const inventedSet = (): GradedCraving[] => readLines('stlouis/inventedCravings.jsonl');
export const commonWords = (): CommonWord[] => readLines('commonWords.jsonl');

function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(join(__dirname, name), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Line);
}
