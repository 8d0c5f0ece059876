import { useEffect, useEffectEvent, useState } from 'react';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { subscribeReturn, useReturn } from '../device/useReturn';
import { useQuietReload } from './useQuietReload';

/** The sizes of the request: a page of the list, and the most items that the server sends at once. */
const [page, most] = [20, 100];

/** The lists that were shown before the user last returned to the tab, but not at that moment. */
const missed = new Set<ConcreteRequest>();
const stops = new Map<ConcreteRequest, () => void>();

/** Notes that the list is no longer shown, and so misses the next return. */
const watch = (list: ConcreteRequest) =>
  stops.set(
    list,
    subscribeReturn(() => missed.add(list)),
  );

/** Notes that the list is shown. Returns whether it has missed a return. */
function unwatch(list: ConcreteRequest): boolean {
  stops.get(list)?.();
  return missed.delete(list);
}

/**
 * What useFreshOnReturn needs. `artifact`: the query of the list's pages; `variablesFor`: its variables for the first
 * `count` items; `items`: the loaded items; `version` changes if the list changes; `isOff`: the list must stay as it
 * is.
 */
export type FreshOnReturn<Query extends OperationType, Item> = {
  artifact: ConcreteRequest;
  variablesFor: (count: number) => Query['variables'];
  items: readonly Item[];
  version: unknown;
  hasNext: boolean;
  isOff: boolean;
};

/**
 * Loads one of the member's lists again when the user returns to this tab, because it may have changed in another tab
 * or on another device. If another page was shown then, the list is loaded again when it is next shown. The old list
 * stays until the answer arrives, and also if there is none. If the list changes before the answer arrives, the answer
 * is ignored, because it may be older than the change. If the session has ended, the landing page is shown.
 * @returns `shown`: the items to show; `isRefilling`: more than 100 items were shown, and only the first of them have
 * been loaded again. `shown` then still has the old items, and the caller loads the next pages.
 */
export function useFreshOnReturn<Query extends OperationType, Item>(list: FreshOnReturn<Query, Item>) {
  const { artifact, variablesFor, items, version, hasNext, isOff } = list;
  const { reload, cancel } = useQuietReload<Query>(artifact);
  const [held, setHeld] = useState<readonly Item[] | null>(null);
  const loaded = items.length;
  const isRefilling = held !== null && hasNext && loaded < held.length;
  if (held && !isRefilling) setHeld(null);
  const refresh = useEffectEvent(() => {
    if (isOff || isRefilling) return;
    const variables = variablesFor(Math.min(Math.max(page, loaded), most));
    reload(variables, () => setHeld(loaded > most ? items : null));
  });
  useReturn(() => refresh());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs when the list changes or must stay
  useEffect(() => cancel, [loaded, version, isOff]);
  useEffect(() => {
    if (unwatch(artifact)) refresh();
    return () => void watch(artifact);
  }, [artifact]);
  return { shown: isRefilling ? held : items, isRefilling };
}
