/** An entry of the timeline; `month`: a moment of the month, if the entry is the first one shown of that month. */
export type MonthItem<Entry> = { entry: Entry; month: string | null };

const monthOf = (moment: string) => {
  const date = new Date(moment);
  return date.getFullYear() * 12 + date.getMonth();
};

/**
 * Marks the first entry of each month, in the order of the entries. An entry belongs to the month it was added in, by
 * the device's clock.
 */
export function byMonth<Entry extends { readonly addedAt: string }>(entries: readonly Entry[]): MonthItem<Entry>[] {
  return entries.map((entry, at) => {
    const before = entries[at - 1];
    const isFirst = !before || monthOf(before.addedAt) !== monthOf(entry.addedAt);
    return { entry, month: isFirst ? entry.addedAt : null };
  });
}
