/** An entry of the timeline; `month`: it is the first of that month (a moment in it). */
export type MonthItem<Entry> = { entry: Entry; month: string | null };

const monthOf = (moment: string) => {
  const date = new Date(moment);
  return date.getFullYear() * 12 + date.getMonth();
};

/** Marks where, in the order the entries are in, another month begins: that in which they were added, by the reader's own clock. */
export function byMonth<Entry extends { readonly addedAt: string }>(entries: readonly Entry[]): MonthItem<Entry>[] {
  return entries.map((entry, at) => {
    const before = entries[at - 1];
    const isFirst = !before || monthOf(before.addedAt) !== monthOf(entry.addedAt);
    return { entry, month: isFirst ? entry.addedAt : null };
  });
}
