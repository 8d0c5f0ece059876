import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMemory } from '../examples/readMemory';
import type { MemoryModel } from './MemoryModel';
import { readModel } from './modelFile';
import { trainMemory } from './train/trainMemory';

/**
 * The file of the model, in the folder `__generated__` next to this module or next to the server's bundle.
 * `train/writeMemoryModel.ts` writes the file next to this module. The build (.ci/build.mjs) runs that script and then
 * copies the file next to the bundle.
 */
export const MODEL_FILE = join(__dirname, '__generated__', 'memory.bin');
let model: MemoryModel | undefined;

/**
 * The model that was trained on the example cravings (readMemory). Only the first call reads the model's file. If the
 * file is missing, the first call trains the model, which takes about half a minute.
 */
export function loadModel(): MemoryModel {
  model ??= existsSync(MODEL_FILE) ? readModel(readFileSync(MODEL_FILE)) : trainMemory(readMemory());
  return model;
}
