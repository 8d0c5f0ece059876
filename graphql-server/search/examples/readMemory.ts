import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** An example of a craving in a diner's words, with the wanted and unwanted concepts. */
export interface RememberedCraving {
  text: string;
  /** The weights are from -1 (not wanted at all) to 1. */
  concepts: ConceptWeight[];
  /** Where an editor finds the craving: "weather.txt:12". */
  at: string;
}

/** The folder of the data files. In the sources, it is next to this file. After a build, it is next to the bundle. */
const folder = join(__dirname, 'cravings');
let allCravings: readonly RememberedCraving[] | undefined;

/** Returns the cravings of all data files, sorted by file name. Only the first call reads the files. */
export function readMemory(): readonly RememberedCraving[] {
  allCravings ??= Object.freeze([...files()].flatMap(({ name, content }) => readCravings(content, name)));
  return allCravings;
}

/** Yields the texts of all cravings in the order of readMemory. Unlike readMemory, it caches nothing. */
export function* memoryTexts(): Generator<string> {
  for (const { name, content } of files()) for (const { text } of readCravings(content, name)) yield text;
}

function* files(): Generator<{ name: string; content: string }> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  for (const name of names.sort()) yield { name, content: readFileSync(join(folder, name), 'utf8') };
}

/**
 * Reads one craving from each line: "text :: concept, concept .6, -unwanted .5". A number that is left out is 1. Blank
 * lines and lines that begin with # (notes for editors) are skipped.
 * @throws Error that names the line that cannot be read
 */
export function readCravings(content: string, file: string): RememberedCraving[] {
  return content.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const at = `${file}:${index + 1}`;
    const cut = line.lastIndexOf('::');
    if (cut <= 0) throw new Error(`${at}: no "::" between the craving and its concepts`);
    const concepts = line
      .slice(cut + 2)
      .split(',')
      .map((part) => readConcept(part.trim(), at));
    return [{ text: line.slice(0, cut).trim(), concepts, at }];
  });
}

const CONCEPT = /^(-?)([a-z0-9-]+?)(?:\s+(-?)(0?\.\d+|1(?:\.0+)?))?$/;

function readConcept(text: string, at: string): ConceptWeight {
  const [, minus, concept, lateMinus, weight = '1'] = CONCEPT.exec(text) ?? [];
  if (!concept) throw new Error(`${at}: "${text}" is not a concept with a weight from -1 to 1`);
  return { concept, weight: minus || lateMinus ? -Number(weight) : Number(weight) };
}
