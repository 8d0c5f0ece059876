/** The number of results that the measures count: the first ten. */
export const AT = 10;

/**
 * Normalized discounted cumulative gain of the first ten results (Järvelin & Kekäläinen, 2002). The grades are the
 * gains. The discount is 1 / log2(rank + 1). The value is 1 if no other order or choice of places is better. The value
 * is 0 if none of the first ten places has a grade.
 */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const ideal = Object.values(grades).sort((a, b) => b - a);
  const most = gain(ideal);
  return most === 0 ? 0 : gain(found.map((id) => grades[id] ?? 0)) / most;
}

/**
 * The share of the good places that are among the first ten results. Good places have grade 2 or 3. If no place has
 * grade 2 or 3, all graded places are good. If more than ten places are good, ten of them in the results are enough
 * for a share of 1.
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
