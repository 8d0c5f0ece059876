import type { Concept, ConceptEntry, ConceptFile, ConceptKind } from './Concept';
import company from './company.json';
import cuisine from './cuisine.json';
import diet from './diet.json';
import dish from './dish.json';
import drink from './drink.json';
import ingredient from './ingredient.json';
import noise from './noise.json';
import occasion from './occasion.json';
import price from './price.json';
import seating from './seating.json';
import service from './service.json';
import taste from './taste.json';
import technique from './technique.json';
import time from './time.json';
import vibe from './vibe.json';

/** All concepts that the search uses. */
export interface Vocabulary {
  /** Every concept by its id, in the order of the files. */
  concepts: ReadonlyMap<string, Concept>;
  /** The concepts of a fact. A fact is a cuisine word, feature, diet, price or badge. Capitals make no difference. */
  ofFact(fact: string): readonly Concept[];
}

/** The unchanged data files, by kind of concept. */
export const conceptFiles: Readonly<Record<ConceptKind, ConceptFile>> = {
  cuisine,
  dish,
  drink,
  ingredient,
  technique,
  taste,
  vibe,
  noise,
  company,
  occasion,
  seating,
  service,
  price,
  time,
  diet,
};

/** The vocabulary that is read from the data files. These files are bundled with the server. */
export const vocabulary: Vocabulary = readVocabulary(conceptFiles);

/**
 * Reads data files into one vocabulary. Parts that an editor left out of a concept become empty. If one concept opposes
 * another, each of the two opposes the other in the result. This function does not report errors in the files;
 * lintVocabulary reports them.
 */
export function readVocabulary(files: Readonly<Record<ConceptKind, ConceptFile>>): Vocabulary {
  const concepts = new Map<string, Concept>();
  for (const [kind, file] of Object.entries(files) as [ConceptKind, ConceptFile][]) {
    for (const [id, entry] of Object.entries(file.concepts)) concepts.set(id, complete(id, kind, entry));
  }
  const opposites = bothWays(concepts);
  const byFact = new Map<string, Concept[]>();
  for (const concept of concepts.values()) {
    concept.opposes = Object.freeze([...(opposites.get(concept.id) ?? [])]);
    Object.freeze(concept);
    for (const fact of concept.facts.map((each) => each.toLowerCase()))
      byFact.set(fact, [...(byFact.get(fact) ?? []), concept]);
  }
  return Object.freeze({ concepts, ofFact: (fact: string) => byFact.get(fact.toLowerCase()) ?? [] });
}

function complete(id: string, kind: ConceptKind, entry: ConceptEntry): Concept {
  const none = { asked: [], told: [], es: [], zh: [], ko: [], facts: [], is: {}, suggests: {}, opposes: [] };
  return { ...none, ...entry, id, kind };
}

function bothWays(concepts: ReadonlyMap<string, Concept>): Map<string, Set<string>> {
  const opposites = new Map<string, Set<string>>();
  const add = (id: string, other: string) => opposites.set(id, (opposites.get(id) ?? new Set()).add(other));
  for (const { id, opposes } of concepts.values()) {
    for (const other of opposes) {
      add(id, other);
      add(other, id);
    }
  }
  return opposites;
}
