import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readMemory } from '../../examples/readMemory';
import { COUNTS_FILE, gatherCounts, gatherWords, WORDS_FILE } from '../../parse/knownWords';
import { MODEL_FILE } from '../loadModel';
import { writeModel } from '../modelFile';
import { trainMemory } from './trainMemory';

// This script trains the model on the remembered cravings and writes the file that loadModel reads. It also writes the
// files of parse/knownWords.ts. With their words, the search distinguishes names from cravings and corrects spelling.
// The build runs this script. Run the script again after you change the vocabulary or the remembered cravings.
for (const file of [WORDS_FILE, MODEL_FILE]) mkdirSync(dirname(file), { recursive: true });
const counts = gatherCounts();
writeFileSync(COUNTS_FILE, JSON.stringify(counts)); // before the training, which reads cravings with these counts
writeFileSync(WORDS_FILE, [...gatherWords(counts)].join('\n'));
writeFileSync(MODEL_FILE, writeModel(trainMemory(readMemory())));
