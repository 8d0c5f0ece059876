/** How many results a diner looks at. */
export const AT = 10;

/**
 * Normalised discounted cumulated gain of the first ten results (Järvelin & Kekäläinen, 2002). The grades are the
 * gains; the discount is 1 / log2(rank + 1). It is 1 if no other order is better, and 0 if no graded place was found.
 */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const ideal = Object.values(grades).sort((a, b) => b - a);
  const most = gain(ideal);
  return most === 0 ? 0 : gain(found.map((id) => grades[id] ?? 0)) / most;
}

/**
 * The share of the places graded 2 or 3 (at most ten) that are among the first ten results. If no place has grade 2 or
 * 3, all graded places count.
 */
export function recall(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const least = Object.values(grades).some((grade) => grade >= 2) ? 2 : 1;
  const good = Object.values(grades).filter((grade) => grade >= least).length;
  const hits = found.slice(0, AT).filter((id) => (grades[id] ?? 0) >= least).length;
  return good === 0 ? 0 : hits / Math.min(good, AT);
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, AT).reduce((sum, grade, rank) => sum + grade / Math.log2(rank + 2), 0);
}
