/**
 * Returns the path from an id through its parents back to the same id, or null if there is no such path. Example: if
 * "b" is the parent of "a" and "a" is the parent of "b", the path from "a" is ["b", "a"].
 */
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
