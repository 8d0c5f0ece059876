import type { Mood } from './searchState';
import type { MoodWords } from './useMoods';

/** The words of a mood. Undefined without a mood, and until the words have loaded. */
export function moodWords(moods: readonly MoodWords[] | undefined, mood: Mood | null): MoodWords | undefined {
  return moods?.find(({ key }) => key.toLowerCase() === mood);
}
