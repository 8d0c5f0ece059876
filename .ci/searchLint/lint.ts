import { readMemory } from '../../graphql-server/search/examples/readMemory';
import { conceptFiles, vocabulary } from '../../graphql-server/search/vocabulary/Vocabulary';
import { factsThatNeedAConcept } from './factsThatNeedAConcept';
import { leastCravings } from './leastCravings';
import { lintMemory } from './lintMemory';
import { lintVocabulary } from './lintVocabulary';

/**
 * `npm run search:lint`: prints the errors in the vocabulary and in the example cravings, one on each line, and then a
 * summary. The exit code is 1 if there is an error.
 */
const wrongInMemory = lintMemory(readMemory(), vocabulary, leastCravings);
const wrong = [...lintVocabulary(conceptFiles, factsThatNeedAConcept), ...wrongInMemory];
const sizes = `${vocabulary.concepts.size} concepts, ${readMemory().length} example cravings`;
process.stdout.write(
  [...wrong, `${sizes}: ${wrong.length === 0 ? 'no errors' : `errors: ${wrong.length}`}`, ''].join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
