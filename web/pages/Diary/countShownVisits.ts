/** The facts of an entry that come from the latest visit. */
type LastVisit = {
  readonly visitedAt: string | null | undefined;
  readonly dishNotes: string | null | undefined;
  readonly notes: string | null | undefined;
};

/**
 * How many visits in an entry's `visits` are shown by EntryWords: 1, or 0 if the visit on the entry's row is blank.
 * `visits` leaves out a blank visit, so its first visit is then an earlier one.
 */
export function countShownVisits({ visitedAt, dishNotes, notes }: LastVisit): 0 | 1 {
  return visitedAt || dishNotes || notes ? 1 : 0;
}
