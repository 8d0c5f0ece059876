import type { RowProblem } from './checkPlace';
import { shorten } from './checkPlace';
import type { ReasonCount } from './ImportReport';

const EXAMPLES = 3;

/** Counts the problems of rows by their reason. Problems with the same field and the same text have the same reason. */
export class ReasonCounter {
  readonly #counts = new Map<string, ReasonCount>();

  add(line: number, { field, problem, detail }: RowProblem): void {
    const reason = field ? `${field} ${problem}` : problem;
    const known = this.#counts.get(reason) ?? { reason, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES) known.examples.push({ line, ...(detail && { detail: shorten(detail) }) });
    this.#counts.set(reason, known);
  }

  get total(): number {
    return this.list().reduce((sum, { count }) => sum + count, 0);
  }

  /** All reasons, the most frequent first. */
  list(): ReasonCount[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count);
  }
}
