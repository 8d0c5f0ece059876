import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A craving whose answers were graded by hand. */
export interface GradedCraving {
  id: string;
  craving: string;
  /** "St. Louis, MO" */
  location: string;
  /** The groups to which the craving belongs: plain, situation, negation, diet, time, no-shared-words, es, zh, ko... */
  slices: string[];
  /** The time at which the craving is asked; USUAL_NOW if absent. */
  now?: string;
  /** The id of the English craving, if this craving is its translation. */
  sameAs?: string;
  /** 3 exactly right, 2 good, 1 acceptable. What the keys are depends on the set. */
  grades: Record<string, number>;
}

/** One thing diners ask for, in the four languages. */
export interface CommonWord {
  en: string;
  es: string;
  zh: string;
  ko: string;
}

/** The time of a craving without a `now`: a Friday evening. */
export const USUAL_NOW = '2026-11-20T18:30:00-06:00';

/** Cravings in the sample's St. Louis. Keys are the places' keys in the sample catalogue. */
export const developmentSet = (): GradedCraving[] => readLines('development.jsonl');
/**
 * Cravings in a city of invented places. Their author did not know the vocabulary of the search or its memory of
 * cravings. Nothing is tuned with them, except that the worst exclusions were read once (decision 0035).
 */
export const unseenSet = (): GradedCraving[] => readLines('unseen/cravings.jsonl');
/**
 * Cravings in the real St. Louis. A person graded them after reading every row of the register. Keys are source ids.
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
