import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readMemory } from '../../examples/readMemory';
import { gatherWords, WORDS_FILE } from '../../parse/knownWords';
import { MODEL_FILE } from '../loadModel';
import { writeModel } from '../modelFile';
import { trainMemory } from './trainMemory';

// This script trains the model on the remembered cravings and writes the file that loadModel reads. It also writes the
// file that knownWords reads. With the words of that file, the search distinguishes names from cravings. The build runs
// this script. Run the script again after you change the vocabulary or the remembered cravings.
for (const file of [WORDS_FILE, MODEL_FILE]) mkdirSync(dirname(file), { recursive: true });
writeFileSync(WORDS_FILE, [...gatherWords()].join('\n'));
writeFileSync(MODEL_FILE, writeModel(trainMemory(readMemory())));
