import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readMemory } from '../../examples/readMemory';
import { MODEL_FILE } from '../loadModel';
import { writeModel } from '../modelFile';
import { trainMemory } from './trainMemory';

// Learns from the memory and writes what recall reads. Run by the build, and anew when the vocabulary or the memory changes.
mkdirSync(dirname(MODEL_FILE), { recursive: true });
writeFileSync(MODEL_FILE, writeModel(trainMemory(readMemory())));
