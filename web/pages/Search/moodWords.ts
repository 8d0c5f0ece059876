import type { Mood } from './searchState';
import type { MoodWords } from './useMoods';

/** The words of a mood. Undefined if no mood is chosen or the words have not loaded yet. */
export function moodWords(moods: readonly MoodWords[] | undefined, mood: Mood | null): MoodWords | undefined {
  return moods?.find(({ key }) => key.toLowerCase() === mood);
}
