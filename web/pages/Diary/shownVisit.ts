/** The facts of a visit. An entry has the facts of the visit that it shows (usually the latest visit). */
export type VisitFacts = {
  readonly visitedAt: string | null | undefined;
  readonly dishNotes: string | null | undefined;
  readonly notes: string | null | undefined;
};

type Edges<Node extends VisitFacts> = readonly { readonly node: Node }[];

/**
 * How many visits in an entry's `visits` are shown by EntryWords: 1, or 0 if the visit that the entry shows is blank
 * (no date, dishes or notes). `visits` contains no blank visit, so in this case all its visits are other visits.
 */
export function countShownVisits({ visitedAt, dishNotes, notes }: VisitFacts): 0 | 1 {
  return visitedAt || dishNotes || notes ? 1 : 0;
}

/** The visit that EntryWords shows: the first visit with the entry's facts. Undefined if this visit is blank. */
export function shownVisitOf<Node extends VisitFacts>(edges: Edges<Node>, entry: VisitFacts): Node | undefined {
  const { visitedAt, dishNotes, notes } = entry;
  return edges.find(({ node }) => node.visitedAt === visitedAt && node.dishNotes === dishNotes && node.notes === notes)
    ?.node;
}

/** The visits that EntryWords does not show. */
export function otherVisits<Node extends VisitFacts>(edges: Edges<Node>, entry: VisitFacts): Node[] {
  const shown = shownVisitOf(edges, entry);
  return edges.map(({ node }) => node).filter((node) => node !== shown);
}

/** A visit that its entry no longer shows. `facts`: what is stored, or null if it must be read from the server first. */
export type MovedVisit = { id: string; facts: VisitFacts | null };

/**
 * What an edit that began at the visit `visitId` changes now. Null: the entry, because it still shows this visit. If
 * another visit was added elsewhere, the entry shows that visit, and the edit changes only the visit `id`. Its
 * facts are null if it is not among `edges`, because it was removed or many later visits were added.
 */
export function movedVisitOf<Node extends VisitFacts & { readonly id: string }>(
  edges: Edges<Node>,
  entry: VisitFacts,
  visitId: string | undefined,
): MovedVisit | null {
  const shown = shownVisitOf(edges, entry);
  const facts = edges.find(({ node }) => node.id === visitId)?.node;
  // If the entry shows no visit and lacks this visit, the fields of this visit were cleared.
  if (!visitId || shown?.id === visitId || (!shown && !facts)) return null;
  return { id: visitId, facts: facts ?? null };
}
