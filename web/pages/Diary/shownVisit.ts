/** The facts of a visit. An entry has the facts of the visit that it shows (usually the latest visit). */
export type VisitFacts = {
  readonly visitedAt: string | null | undefined;
  readonly dishNotes: string | null | undefined;
  readonly notes: string | null | undefined;
};

/**
 * How many visits in an entry's `visits` are shown by EntryWords: 1, or 0 if the visit that the entry shows is blank
 * (no date, dishes or notes). `visits` contains no blank visit, so in this case all its visits are earlier visits.
 */
export function countShownVisits({ visitedAt, dishNotes, notes }: VisitFacts): 0 | 1 {
  return visitedAt || dishNotes || notes ? 1 : 0;
}

/** Leaves out the visit that EntryWords shows: the first visit with the entry's facts. */
export function withoutShownVisit<Edge extends { readonly node: VisitFacts }>(
  edges: readonly Edge[],
  { visitedAt, dishNotes, notes }: VisitFacts,
): readonly Edge[] {
  const shown = edges.find(
    ({ node }) => node.visitedAt === visitedAt && node.dishNotes === dishNotes && node.notes === notes,
  );
  return edges.filter((edge) => edge !== shown);
}
