import type { Language } from '../../languages';
import file from './moods.json';

/** The moods' keys, in the order in which they are offered. */
export const moodKeys = [
  'HEALTHY',
  'CASUAL',
  'SWEET',
  'ROMANTIC',
  'STUDY',
  'COMFORT',
  'ADVENTUROUS',
  'SOPHISTICATED',
] as const;

/** The key of one of the moods. */
export type MoodKey = (typeof moodKeys)[number];

/** A mood as it is written in moods.json. The beginning of that file explains each part. */
export interface MoodEntry {
  name: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
  searchTerm: string;
  /** #rrggbb */
  color: string;
  /** Ids of the vocabulary's concepts, with weights from 0 to 1. */
  concepts: Readonly<Record<string, number>>;
}

/** A mood with its key. */
export interface Mood extends MoodEntry {
  key: MoodKey;
}

const entries: Readonly<Record<MoodKey, MoodEntry>> = file.moods;

/** The moods, in the order in which they are offered. */
export const moods: readonly Mood[] = moodKeys.map((key) => ({ key, ...entries[key] }));

/** Returns the mood with this key. */
export function moodOf(key: MoodKey): Mood {
  return { key, ...entries[key] };
}
