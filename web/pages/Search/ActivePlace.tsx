import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** `active`: the id of the restaurant that the user points at, in the list or on the map. `setActive` changes it. */
export type ActivePlaceState = { active: string | null; setActive: (id: string | null) => void };

const Active = createContext<ActivePlaceState>({ active: null, setActive: () => {} });

/** Connects rows and pins: pointing at a row highlights its pin, and pointing at a pin highlights its row. */
export function ActivePlace({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null);
  const state = useMemo(() => ({ active, setActive }), [active]);
  return <Active value={state}>{children}</Active>;
}

/** The state of the nearest ActivePlace above in the tree. */
export const useActivePlace = (): ActivePlaceState => useContext(Active);
