import { leastCravings } from './memory/leastCravings';
import { lintMemory } from './memory/lintMemory';
import { readMemory } from './memory/readMemory';
import { knownFacts } from './vocabulary/knownFacts';
import { lintVocabulary } from './vocabulary/lintVocabulary';
import { conceptFiles, vocabulary } from './vocabulary/Vocabulary';

/** `npm run search:lint`: what is wrong with the vocabulary and the memory, a line each; exit code 1 when something is. */
const wrong = [...lintVocabulary(conceptFiles, knownFacts), ...lintMemory(readMemory(), vocabulary, leastCravings)];
const sizes = `${vocabulary.concepts.size} concepts, ${readMemory().length} example cravings`;
process.stdout.write(
  [...wrong, `${sizes}: ${wrong.length === 0 ? 'all well' : `${wrong.length} to mend`}`, ''].join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
