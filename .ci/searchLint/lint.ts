import { readMemory } from '../../graphql-server/search/examples/readMemory';
import { conceptFiles, vocabulary } from '../../graphql-server/search/vocabulary/Vocabulary';
import { knownFacts } from './knownFacts';
import { leastCravings } from './leastCravings';
import { lintMemory } from './lintMemory';
import { lintVocabulary } from './lintVocabulary';

/**
 * `npm run search:lint`: prints the errors in the vocabulary and the memory, one per line; exit code 1 if there are
 * any.
 */
const wrong = [...lintVocabulary(conceptFiles, knownFacts), ...lintMemory(readMemory(), vocabulary, leastCravings)];
const sizes = `${vocabulary.concepts.size} concepts, ${readMemory().length} example cravings`;
process.stdout.write(
  [...wrong, `${sizes}: ${wrong.length === 0 ? 'all well' : `${wrong.length} to mend`}`, ''].join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
