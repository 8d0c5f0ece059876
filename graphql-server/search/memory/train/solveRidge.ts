import type { FeatureRows } from './FeatureRows';

/** How many columns are computed together: few enough that their data stays in the processor's cache. */
const BLOCK = 64;
const MAX_STEPS = 30;
/**
 * The error at which the solver stops, as a fraction of the first error. With a smaller error, recall.ts would find the
 * same concepts.
 */
const ENOUGH = 0.03;

/**
 * Ridge regression in its dual form. Finds A with (X Xᵀ + λI) A = Y by conjugate gradients (Hestenes & Stiefel, 1952),
 * for many columns together. X is `rows`, Y is `targets`, and λ is `lambda`. Passes the weights of each feature, Xᵀ A,
 * to `receive` block by block. The same input gives the same output.
 * @param targets one number per row and column (rows x width), row by row
 * @param receive called for each block with the weights of `count` columns, beginning at the column `first`. The
 * weights are one number per feature and column (features x BLOCK), feature by feature.
 */
export function solveRidge(
  rows: FeatureRows,
  features: number,
  targets: Float32Array,
  width: number,
  lambda: number,
  receive: (weights: Float32Array, first: number, count: number) => void,
): void {
  const size = rows.starts.length - 1;
  const shared = shareOf(rows, features, lambda);
  const scratch = new Float32Array(shared.features * BLOCK);
  for (let first = 0; first < width; first += BLOCK) {
    const count = Math.min(BLOCK, width - first);
    const wanted = new Float32Array(size * BLOCK);
    for (let row = 0; row < size; row += 1) {
      for (let i = 0; i < count; i += 1) wanted[row * BLOCK + i] = targets[row * width + first + i] ?? 0;
    }
    const weights = new Float32Array(features * BLOCK);
    down(rows, solve(shared, wanted, scratch), weights);
    receive(weights, first, count);
  }
}

/**
 * A smaller X with only the features that several rows have. X Xᵀ + λI for all features equals this smaller X times its
 * transpose, plus `ridge` on the diagonal.
 */
interface Shared extends FeatureRows {
  features: number;
  ridge: Float32Array;
}

/**
 * Most features are in only one row. Such a feature affects no other row, so it only adds the square of its value to
 * the diagonal.
 */
function shareOf({ starts, columns, values }: FeatureRows, features: number, lambda: number): Shared {
  const counts = new Uint32Array(features);
  for (const column of columns) counts[column] = (counts[column] ?? 0) + 1;
  const numbers = new Int32Array(features);
  let many = 0;
  for (const [column, count] of counts.entries()) numbers[column] = count > 1 ? many++ : -1;
  const ridge = new Float32Array(starts.length - 1).fill(lambda);
  const shared = { starts: new Uint32Array(starts.length), columns: columns.slice(), values: values.slice() };
  let size = 0;
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
      const number = numbers[columns[i] ?? 0] ?? 0;
      const value = values[i] ?? 0;
      if (number < 0) ridge[row] = (ridge[row] ?? 0) + value * value;
      else {
        shared.columns[size] = number;
        shared.values[size++] = value;
      }
    }
    shared.starts[row + 1] = size;
  }
  return { ...shared, features: many, ridge };
}

function solve(rows: Shared, wanted: Float32Array, scratch: Float32Array): Float32Array {
  const found = new Float32Array(wanted.length);
  const rest = Float32Array.from(wanted);
  const step = Float32Array.from(wanted);
  const image = new Float32Array(wanted.length);
  let squares = dots(rest, rest);
  const start = Math.max(...squares, 1e-12);
  for (let round = 0; round < MAX_STEPS && Math.max(...squares) > ENOUGH * ENOUGH * start; round += 1) {
    down(rows, step, scratch);
    up(rows, scratch, step, image);
    const curve = dots(step, image);
    const far = curve.map((each, i) => (each ? (squares[i] ?? 0) / each : 0));
    for (let at = 0; at < found.length; at += 1) {
      const along = far[at % BLOCK] ?? 0;
      found[at] = (found[at] ?? 0) + along * (step[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - along * (image[at] ?? 0);
    }
    const next = dots(rest, rest);
    const keep = squares.map((square, i) => (square ? (next[i] ?? 0) / square : 0));
    for (let at = 0; at < step.length; at += 1) {
      const i = at % BLOCK;
      step[at] = (rest[at] ?? 0) + (keep[i] ?? 0) * (step[at] ?? 0);
    }
    squares = next;
  }
  return found;
}

/** Xᵀ times a block. */
function down({ starts, columns, values }: FeatureRows, block: Float32Array, to: Float32Array): void {
  to.fill(0);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const from = row * BLOCK;
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
      addTimes(values[i] ?? 0, block, from, to, (columns[i] ?? 0) * BLOCK);
    }
  }
}

/** X times `features`, plus the diagonal `ridge` times `block`. `features` was computed as Xᵀ times `block`. */
function up(
  { starts, columns, values, ridge }: Shared,
  features: Float32Array,
  block: Float32Array,
  to: Float32Array,
): void {
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const from = row * BLOCK;
    for (let k = 0; k < BLOCK; k += 1) to[from + k] = (ridge[row] ?? 0) * (block[from + k] ?? 0);
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
      addTimes(values[i] ?? 0, features, (columns[i] ?? 0) * BLOCK, to, from);
    }
  }
}

/**
 * Adds `factor` times a row of `block` to a row of `to`. Each iteration adds four columns. This is faster, because the
 * engine does not unroll loops.
 */
function addTimes(factor: number, block: Float32Array, from: number, to: Float32Array, at: number): void {
  for (let k = 0; k < BLOCK; k += 4) {
    to[at + k] = (to[at + k] ?? 0) + factor * (block[from + k] ?? 0);
    to[at + k + 1] = (to[at + k + 1] ?? 0) + factor * (block[from + k + 1] ?? 0);
    to[at + k + 2] = (to[at + k + 2] ?? 0) + factor * (block[from + k + 2] ?? 0);
    to[at + k + 3] = (to[at + k + 3] ?? 0) + factor * (block[from + k + 3] ?? 0);
  }
}

function dots(one: Float32Array, other: Float32Array): number[] {
  const sums = new Array<number>(BLOCK).fill(0);
  for (let at = 0; at < one.length; at += BLOCK) {
    for (let k = 0; k < BLOCK; k += 1) sums[k] = (sums[k] ?? 0) + (one[at + k] ?? 0) * (other[at + k] ?? 0);
  }
  return sums;
}
