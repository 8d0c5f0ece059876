import { damped } from '../featuresOf';

/** Cravings as rows of weighted features (compressed sparse rows). Each row is scaled to the length 1. */
export interface FeatureRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** The features that rows consist of: the column of each feature by its name, and how rare each feature is. */
export interface FeatureTable {
  numbers: ReadonlyMap<string, number>;
  /** log(1 + rows / rows with the feature) */
  rarity: Float32Array;
}

/** Gives each feature of these cravings a number, in the order of the features' names. */
export function featureTable(cravings: readonly ReadonlyMap<string, number>[]): FeatureTable {
  const counts = new Map<string, number>();
  for (const features of cravings) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].sort();
  return {
    numbers: new Map(names.map((name, number) => [name, number])),
    rarity: Float32Array.from(names, (name) => Math.log(1 + cravings.length / (counts.get(name) ?? 1))),
  };
}

/** Weighs and scales each craving's features; features that are not in the table are left out. */
export function featureRows(
  cravings: readonly ReadonlyMap<string, number>[],
  { numbers, rarity }: FeatureTable,
): FeatureRows {
  const starts = new Uint32Array(cravings.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [row, features] of cravings.entries()) {
    let squares = 0;
    const from = values.length;
    for (const [name, count] of features) {
      const column = numbers.get(name);
      if (column === undefined) continue;
      const value = damped(count) * (rarity[column] ?? 0);
      columns.push(column);
      values.push(value);
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    for (let i = from; i < values.length; i += 1) values[i] = (values[i] ?? 0) / length;
    starts[row + 1] = values.length;
  }
  return { starts, columns: Uint32Array.from(columns), values: Float32Array.from(values) };
}
