import { hashText } from '../../text/hashText';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { damped } from './featuresOf';

/**
 * What was learned from the remembered cravings (our example cravings): how strongly each feature of a craving, such as
 * a word, supports or opposes each concept. featuresOf.ts explains the features.
 */
export interface MemoryModel {
  concepts: readonly string[];
  /** The index of each feature in `rarity`, by the hash of the feature's name. */
  numbers: ReadonlyMap<number, number>;
  rarity: Float32Array;
  /** The rarity of a feature that only one craving has. */
  rarest: number;
  /** The index of each feature's first entry. An entry is the weight of one concept for the feature. */
  starts: Uint32Array;
  /** The concept of each entry: its index in `concepts`. */
  entryConcepts: Uint16Array;
  /** The weight of each entry, in 127ths of the feature's scale. */
  entryValues: Int8Array;
  scale: Float32Array;
}

/** Concepts with a weight between -LEAST and LEAST are left out. At most MOST wanted concepts are returned. */
const LEAST = 0.03;
const MOST = 40;
/**
 * A feature is unknown if no remembered craving has it. An unknown feature supports no concept, but it makes all
 * weights smaller. This number is the size of that effect. The size 1 would be the effect of a feature that only one
 * craving has.
 */
const UNKNOWN = 0.5;

/**
 * The concepts that a craving with these features wants or refuses (weight below 0), by descending weight.
 */
export function predict(model: MemoryModel, features: ReadonlyMap<string, number>): ConceptWeight[] {
  const sums = new Float32Array(model.concepts.length);
  let squares = 0;
  for (const [name, count] of features) {
    const number = model.numbers.get(hashText(name));
    const value = damped(count) * (number === undefined ? model.rarest : (model.rarity[number] ?? 0));
    squares += value * value * (number === undefined ? UNKNOWN : 1);
    if (number === undefined) continue;
    const step = (value * (model.scale[number] ?? 0)) / 127;
    for (let i = model.starts[number] ?? 0; i < (model.starts[number + 1] ?? 0); i += 1) {
      const concept = model.entryConcepts[i] ?? 0;
      sums[concept] = (sums[concept] ?? 0) + step * (model.entryValues[i] ?? 0);
    }
  }
  const length = Math.sqrt(squares) || 1;
  return [...sums]
    .flatMap((sum, at) => {
      const weight = Math.max(-1, Math.min(1, sum / length));
      return Math.abs(weight) < LEAST ? [] : [{ concept: model.concepts[at] as string, weight }];
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, at) => weight < 0 || at < MOST);
}
