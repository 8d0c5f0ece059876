import { LANGUAGES } from '../../graphql-server/languages';
import type { Concept, ConceptFile } from '../../graphql-server/search/vocabulary/Concept';
import { phraseKey } from '../../graphql-server/search/vocabulary/phraseKey';
import { type conceptFiles, readVocabulary, type Vocabulary } from '../../graphql-server/search/vocabulary/Vocabulary';
import { findCycle } from './findCycle';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the errors in the vocabulary, one line for each error. The list is empty if there are no errors.
 * @param facts the structured facts that need a concept: each must be the meaning of at least one concept
 */
export function lintVocabulary(files: typeof conceptFiles, facts: readonly string[]): string[] {
  const vocabulary = readVocabulary(files);
  const concepts = [...vocabulary.concepts.values()];
  return [
    ...sameIds(Object.values(files)),
    ...concepts.flatMap((concept) => [...lintWords(concept), ...lintRelations(concept, vocabulary)]),
    ...sharedPhrases(concepts, 'cravings', ({ phrases, asked }) => [phrases, asked].flat()),
    ...(['es', 'zh', 'ko'] as const).flatMap((language) =>
      sharedPhrases(concepts, `cravings in ${language}`, (concept) => concept[language]),
    ),
    ...sharedPhrases(concepts, 'texts about places', ({ phrases, told }) => [phrases, told].flat()),
    ...facts.filter((fact) => vocabulary.ofFact(fact).length === 0).map((fact) => `no concept means "${fact}"`),
  ];
}

function sameIds(files: readonly ConceptFile[]): string[] {
  const ids = files.flatMap(({ concepts }) => Object.keys(concepts));
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: is defined in two files`);
}

function lintWords({ id, label, phrases, asked, told, es, zh, ko }: Concept): string[] {
  const wrong: string[] = [];
  if (!ID.test(id)) wrong.push(`${id}: an id is lower-case words with hyphens`);
  for (const language of LANGUAGES) if (!label[language]?.trim()) wrong.push(`${id}: no label in ${language}`);
  for (const [name, list] of Object.entries({ phrases, es, zh, ko })) {
    if (list.length === 0) wrong.push(`${id}: no ${name}`);
  }
  for (const phrase of [phrases, asked, told, es, zh, ko].flat()) {
    if (phraseKey(phrase) === '') wrong.push(`${id}: "${phrase}" contains no words`);
    if (phrase !== phrase.trim().toLowerCase())
      wrong.push(`${id}: "${phrase}" has capitals, or spaces at its beginning or end`);
  }
  return [...wrong, ...saidTwice(id, [phrases, asked, told].flat())];
}

function saidTwice(id: string, phrases: readonly string[]): string[] {
  const keys = phrases.map(phraseKey);
  return phrases
    .filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
    .map((phrase) => `${id}: "${phrase}" is listed twice`);
}

function lintRelations({ id, is, suggests, opposes }: Concept, { concepts }: Vocabulary): string[] {
  const wrong: string[] = [];
  for (const other of [...Object.keys(is), ...Object.keys(suggests), ...opposes]) {
    if (!concepts.has(other)) wrong.push(`${id}: no concept is called "${other}"`);
    if (other === id) wrong.push(`${id}: is related to itself`);
  }
  for (const [other, weight] of [...Object.entries(is), ...Object.entries(suggests)]) {
    if (!(weight > 0 && weight <= 1))
      wrong.push(`${id}: "${other}" weighs ${weight}; a weight must be above 0 and at most 1`);
  }
  for (const other of Object.keys(suggests))
    if (is[other]) wrong.push(`${id}: names "${other}" in both "is" and "suggests"`);
  for (const other of opposes) {
    if (is[other] || suggests[other]) wrong.push(`${id}: is related to "${other}", but also opposes it`);
  }
  const cycle = findCycle(id, (each) => Object.keys(concepts.get(each)?.is ?? {}));
  return cycle ? [...wrong, `${id}: is its own ancestor through ${cycle.join(' > ')}`] : wrong;
}

function sharedPhrases(
  concepts: readonly Concept[],
  context: string,
  of: (concept: Concept) => readonly string[],
): string[] {
  const owners = new Map<string, string>();
  const wrong: string[] = [];
  for (const concept of concepts) {
    for (const phrase of of(concept)) {
      const owner = owners.get(phraseKey(phrase));
      if (!owner) owners.set(phraseKey(phrase), concept.id);
      else if (owner !== concept.id)
        wrong.push(`${concept.id}: "${phrase}" already belongs to "${owner}" in ${context}`);
    }
  }
  return wrong;
}
