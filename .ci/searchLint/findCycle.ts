/** The path from an id through its parents back to itself, or null: "a" -> ["b", "a"] if a is a b and b is an a. */
export function findCycle(from: string, parentsOf: (id: string) => readonly string[]): string[] | null {
  const seen = new Set<string>();
  const open = parentsOf(from).map((id) => [id]);
  for (let path = open.pop(); path; path = open.pop()) {
    const last = path.at(-1) ?? '';
    if (last === from) return path;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const parent of parentsOf(last)) open.push([...path, parent]);
  }
  return null;
}
