import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

/** Matches the ids of the records of searchHistory and searchSuggestions, which contain a member's searches. */
const holdsSearches = /^client:.*:(searchHistory|searchSuggestions)\b/;

/**
 * Marks the search history as invalid, and also the suggestions, which may contain parts of the history. Both are
 * fetched again when needed.
 */
export function invalidateHistory(environment: IEnvironment): void {
  const ids = environment.getStore().getSource().getRecordIDs();
  const held = ids.filter((id) => holdsSearches.test(id));
  commitLocalUpdate(environment as never, (store) => {
    for (const id of held) store.get(id)?.invalidateRecord();
  });
}
