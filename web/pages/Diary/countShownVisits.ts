/** The facts of an entry that come from the visit that the entry shows (usually the latest visit). */
type LastVisit = {
  readonly visitedAt: string | null | undefined;
  readonly dishNotes: string | null | undefined;
  readonly notes: string | null | undefined;
};

/**
 * How many visits in an entry's `visits` are shown by EntryWords: 1, or 0 if the visit that the entry shows is blank
 * (no date, dishes or notes). `visits` contains no blank visit, so in this case all its visits are earlier visits.
 */
export function countShownVisits({ visitedAt, dishNotes, notes }: LastVisit): 0 | 1 {
  return visitedAt || dishNotes || notes ? 1 : 0;
}
