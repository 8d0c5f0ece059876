/** The way from an id over its parents back to itself, or null: "a" -> ["b", "a"] when a is b and b is a. */
export function findCycle(from: string, parentsOf: (id: string) => readonly string[]): string[] | null {
  const seen = new Set<string>();
  const open = parentsOf(from).map((id) => [id]);
  for (let way = open.pop(); way; way = open.pop()) {
    const last = way.at(-1) ?? '';
    if (last === from) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const parent of parentsOf(last)) open.push([...way, parent]);
  }
  return null;
}
