import { hashText } from '../../../text/hashText';
import type { RememberedCraving } from '../../examples/readMemory';
import { readCraving } from '../../parse/readCraving';
import { featuresOf } from '../featuresOf';
import type { MemoryModel } from '../MemoryModel';
import { rarest } from '../modelFile';
import { featureRows, featureTable } from './FeatureRows';
import { solveRidge } from './solveRidge';

/** The ridge penalty: a larger value makes the weights smaller. We chose it with bench/searchEval/leaveOut.ts. */
const LAMBDA = 0.7;
/** Weights between -LEAST and LEAST are left out. */
const LEAST = 0.02;

/** Trains a model that shows which features support or oppose which concepts. The same cravings give the same model. */
export function trainMemory(memory: readonly RememberedCraving[]): MemoryModel {
  const cravings = memory.map(({ text }) => featuresOf(readCraving(text, { corrects: false })));
  const table = featureTable(cravings);
  const rows = featureRows(cravings, table);
  const concepts = [...new Set(memory.flatMap((each) => each.concepts.map(({ concept }) => concept)))].sort();
  const numberOf = new Map(concepts.map((concept, number) => [concept, number]));
  const targets = new Float32Array(memory.length * concepts.length);
  for (const [row, craving] of memory.entries()) {
    for (const { concept, weight } of craving.concepts) {
      targets[row * concepts.length + (numberOf.get(concept) ?? 0)] = weight;
    }
  }
  const features = table.rarity.length;
  const entries: [concept: number, weight: number][][] = Array.from({ length: features }, () => []);
  solveRidge(rows, features, targets, concepts.length, LAMBDA, (weights, first, count) => {
    const stride = weights.length / features;
    for (let feature = 0; feature < features; feature += 1) {
      for (let i = 0; i < count; i += 1) {
        const weight = weights[feature * stride + i] ?? 0;
        if (Math.abs(weight) >= LEAST) entries[feature]?.push([first + i, weight]);
      }
    }
  });
  return pack(concepts, [...table.numbers.keys()], table.rarity, entries);
}

function pack(
  concepts: readonly string[],
  names: readonly string[],
  rarity: Float32Array,
  entries: readonly (readonly [number, number][])[],
): MemoryModel {
  const starts = new Uint32Array(names.length + 1);
  const scale = new Float32Array(names.length);
  const entryConcepts: number[] = [];
  const entryValues: number[] = [];
  for (const [feature, weights] of entries.entries()) {
    scale[feature] = Math.max(0, ...weights.map(([, weight]) => Math.abs(weight)));
    for (const [at, weight] of weights) {
      entryConcepts.push(at);
      entryValues.push(Math.round((127 * weight) / (scale[feature] ?? 0)));
    }
    starts[feature + 1] = entryValues.length;
  }
  const numbers = new Map(names.map((name, number) => [hashText(name), number]));
  return {
    concepts,
    numbers,
    rarity,
    rarest: rarest(rarity),
    starts,
    entryConcepts: Uint16Array.from(entryConcepts),
    entryValues: Int8Array.from(entryValues),
    scale,
  };
}
