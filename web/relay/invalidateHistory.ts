import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

/** Records under these fields contain a member's searches. */
const holdsSearches = /^client:.*:(searchHistory|searchSuggestions)\b/;

/**
 * Marks the search history, and the suggestions that may contain parts of it, as invalid: they are fetched again when
 * needed.
 */
export function invalidateHistory(environment: IEnvironment): void {
  const ids = environment.getStore().getSource().getRecordIDs();
  const held = ids.filter((id) => holdsSearches.test(id));
  commitLocalUpdate(environment as never, (store) => {
    for (const id of held) store.get(id)?.invalidateRecord();
  });
}
