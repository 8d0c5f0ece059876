import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

/** Records under these fields hold searches that a member made. */
const holdsSearches = /^client:.*:(searchHistory|searchSuggestions)\b/;

/** Everything read of the search history, and suggestions that may hold some of it, is asked for again when next wanted. */
export function invalidateHistory(environment: IEnvironment): void {
  const ids = environment.getStore().getSource().getRecordIDs();
  const held = ids.filter((id) => holdsSearches.test(id));
  commitLocalUpdate(environment as never, (store) => {
    for (const id of held) store.get(id)?.invalidateRecord();
  });
}
