import type { RememberedCraving } from '../../graphql-server/search/examples/readMemory';
import { featuresOf } from '../../graphql-server/search/memory/featuresOf';
import { featureRows, featureTable } from '../../graphql-server/search/memory/train/FeatureRows';
import { readCraving } from '../../graphql-server/search/parse/readCraving';
import type { ConceptWeight } from '../../graphql-server/search/vocabulary/ConceptWeight';

/** How many of the most similar cravings count. The number was chosen with the measurement in leaveOut.ts. */
const NEIGHBORS = 20;

/**
 * Returns another way to recall concepts, for comparison with the trained model. The returned function finds the most
 * similar cravings in `taught`, and returns their concepts, weighted by the square of the similarity. The similarity is
 * the cosine of the features that the model uses.
 */
export function nearest(taught: readonly RememberedCraving[]): (craving: { text: string }) => ConceptWeight[] {
  const features = ({ text }: { text: string }) => featuresOf(readCraving(text, { corrects: false }));
  const known = taught.map(features);
  const table = featureTable(known);
  const rows = featureRows(known, table);
  return (craving) => {
    const cravingRow = featureRows([features(craving)], table);
    const values = new Map(Array.from(cravingRow.columns, (column, i) => [column, cravingRow.values[i] as number]));
    const alike = taught
      .map((other, row) => ({ other, cosine: dot(values, rows, row) }))
      .sort((a, b) => b.cosine - a.cosine)
      .slice(0, NEIGHBORS);
    const sums = new Map<string, number>();
    for (const { other, cosine } of alike) {
      for (const { concept, weight } of other.concepts)
        sums.set(concept, (sums.get(concept) ?? 0) + weight * cosine * cosine);
    }
    return [...sums].map(([concept, weight]) => ({ concept, weight })).sort((a, b) => b.weight - a.weight);
  };
}

function dot(values: ReadonlyMap<number, number>, rows: ReturnType<typeof featureRows>, row: number): number {
  let sum = 0;
  for (let i = rows.starts[row] as number; i < (rows.starts[row + 1] as number); i += 1) {
    sum += (values.get(rows.columns[i] as number) ?? 0) * (rows.values[i] as number);
  }
  return sum;
}
