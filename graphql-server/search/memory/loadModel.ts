import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMemory } from '../examples/readMemory';
import type { MemoryModel } from './MemoryModel';
import { readModel } from './modelFile';
import { trainMemory } from './train/trainMemory';

/** `train/writeMemoryModel.ts` writes this file: next to this module in the sources, next to the bundle in a build. */
export const MODEL_FILE = join(__dirname, '__generated__', 'memory.bin');
let model: MemoryModel | undefined;

/**
 * The model that was learned from the memory. Its file is read once. If the file is missing, the model is trained at
 * the first call, which takes seconds.
 */
export function loadModel(): MemoryModel {
  model ??= existsSync(MODEL_FILE) ? readModel(readFileSync(MODEL_FILE)) : trainMemory(readMemory());
  return model;
}
