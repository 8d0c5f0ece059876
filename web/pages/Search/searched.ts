import type { MessageId } from '../../intl/messageIds';
import type { SearchState } from './searchState';

/**
 * What was searched, for headings and announcements.
 * - `city`: the city that the words name ("pizza in Chicago"), or else the chosen city.
 * - `isNamed`: the words name the city.
 * - `words`: the words of the search without the words for the city.
 * - `query`: the name of the search: `words`, or the mood if `words` is empty. Empty if there is no mood either.
 * - `near`: the search was around the user, not in a city.
 */
export type Searched = { city: string; isNamed: boolean; words: string; query: string; near: boolean };

/** The fields of an answer that searchedOf reads. */
type AnswerFields = {
  readonly area: { readonly city: { readonly shortName: string } | null | undefined };
  readonly interpretation: {
    readonly chips: readonly { readonly key: string; readonly text: string | null | undefined }[];
  };
};

/** What was searched. `mood`: the name of the mood, or empty; `near`: the user wants places around their position. */
export function searchedOf(
  { area, interpretation }: AnswerFields,
  state: SearchState,
  mood: string,
  near: boolean,
): Searched {
  const named = interpretation.chips.find(({ key }) => key.startsWith('place:city:'));
  const words = withoutWords(state.text, named?.text ?? '');
  return {
    city: area.city?.shortName ?? state.city,
    isNamed: named !== undefined,
    words,
    query: words || mood,
    near: near && !named,
  };
}

/** "Pizza in Chicago, cheap" without "in Chicago" is "Pizza, cheap". */
function withoutWords(text: string, words: string): string {
  const at = words ? text.indexOf(words) : -1;
  if (at < 0) return text.trim();
  const kept = text.slice(0, at).trimEnd() + text.slice(at + words.length);
  return kept.replace(/^[\s,;:.!?-]+|[\s,;:-]+$/g, '');
}

/** The message id of the heading above the results. */
export function headingId({ near, query }: Searched) {
  return (near ? 'search.headingNear' : query ? 'search.heading' : 'search.headingCity') satisfies MessageId;
}

/** The message id of the text that tells screen readers the number of results. */
export function announcementId({ near, query }: Searched) {
  return (near ? 'search.announceNear' : query ? 'search.announce' : 'search.announceCity') satisfies MessageId;
}
