import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A craving whose answers were graded by hand. */
export interface GradedCraving {
  id: string;
  craving: string;
  /** "St. Louis, MO" */
  location: string;
  /** What makes it hard: plain, situation, negation, diet, time, no-shared-words, non-english, es, zh, ko... */
  slices: string[];
  /** When it is asked; a Friday evening when absent. */
  now?: string;
  /** The English craving it translates. */
  sameAs?: string;
  /** 3 exactly right, 2 good, 1 acceptable; by the places' keys in the sample catalogue. */
  grades: Record<string, number>;
}

/** One thing diners ask for, in the four languages. */
export interface CommonWord {
  en: string;
  es: string;
  zh: string;
  ko: string;
}

/** When a craving is asked unless it says otherwise. */
export const USUAL_NOW = '2026-11-20T18:30:00-06:00';

export const developmentSet = (): GradedCraving[] => readLines('development.jsonl');
/**
 * Cravings in a city of invented places; the author of both knew neither vocabulary nor memory. Nothing is tuned on it.
 */
export const unseenSet = (): GradedCraving[] => readLines('unseen/cravings.jsonl');
/** Cravings over the real St. Louis, graded by reading every row of its register, by the rows' source ids. */
export const registerSet = (): GradedCraving[] => readLines('stlouis/cravings.jsonl');
/** The source ids of its rows that are no place for diners. */
export const noPlaceForDiners = (): ReadonlySet<string> =>
  new Set(readFileSync(join(__dirname, 'stlouis/noPlaceForDiners.txt'), 'utf8').trim().split('\n'));
/** Cravings over invented rows in the shape of that register, graded by name. */
export const inventedSet = (): GradedCraving[] => readLines('stlouis/inventedCravings.jsonl');
export const commonWords = (): CommonWord[] => readLines('commonWords.jsonl');

function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(join(__dirname, name), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Line);
}
