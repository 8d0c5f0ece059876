import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The place that the reader points at, in the list or on the map, by its id; and how to say so. */
export type ActivePlaceState = { active: string | null; setActive: (id: string | null) => void };

const Active = createContext<ActivePlaceState>({ active: null, setActive: () => {} });

/** Ties rows and pins: what one of them is pointed at, the other shows. */
export function ActivePlace({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null);
  const state = useMemo(() => ({ active, setActive }), [active]);
  return <Active value={state}>{children}</Active>;
}

/** Which place is pointed at. */
export const useActivePlace = (): ActivePlaceState => useContext(Active);
