import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMemory } from '../examples/readMemory';
import type { MemoryModel } from './MemoryModel';
import { readModel } from './modelFile';
import { trainMemory } from './train/trainMemory';

/** Next to this file in the sources, next to the bundle in a build; made by `train/writeMemoryModel.ts`. */
export const MODEL_FILE = join(__dirname, '__generated__', 'memory.bin');
let model: MemoryModel | undefined;

/**
 * The model that was learnt from the memory; read once. If the file is missing, the model is learnt now, which takes
 * seconds.
 */
export function loadModel(): MemoryModel {
  model ??= existsSync(MODEL_FILE) ? readModel(readFileSync(MODEL_FILE)) : trainMemory(readMemory());
  return model;
}
