import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The id of the restaurant that the reader points at, in the list or on the map, and its setter. */
export type ActivePlaceState = { active: string | null; setActive: (id: string | null) => void };

const Active = createContext<ActivePlaceState>({ active: null, setActive: () => {} });

/** Connects rows and pins: pointing at one highlights the other. */
export function ActivePlace({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null);
  const state = useMemo(() => ({ active, setActive }), [active]);
  return <Active value={state}>{children}</Active>;
}

/** The state of the ActivePlace around. */
export const useActivePlace = (): ActivePlaceState => useContext(Active);
