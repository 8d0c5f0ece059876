import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readMemory } from '../../examples/readMemory';
import { MODEL_FILE } from '../loadModel';
import { writeModel } from '../modelFile';
import { trainMemory } from './trainMemory';

// Learns from the memory and writes the file that recall reads. The build runs this; run it again after a change of the
// vocabulary or the memory.
mkdirSync(dirname(MODEL_FILE), { recursive: true });
writeFileSync(MODEL_FILE, writeModel(trainMemory(readMemory())));
