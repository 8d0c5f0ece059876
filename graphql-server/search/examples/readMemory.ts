import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';

/** A craving in somebody's words, and what answers it. */
export interface RememberedCraving {
  text: string;
  /** -1 (does not want at all) to 1. */
  concepts: ConceptWeight[];
  /** Where an editor finds it: "weather.txt:12". */
  at: string;
}

/** Beside this file in the sources, beside the bundle when built. */
const folder = join(__dirname, 'cravings');
let memory: readonly RememberedCraving[] | undefined;

/** The cravings of the data files, in the files' order; read once. */
export function readMemory(): readonly RememberedCraving[] {
  memory ??= Object.freeze([...files()].flatMap(({ name, content }) => readCravings(content, name)));
  return memory;
}

/** The words of all of them, in the same order; nothing is kept. */
export function* memoryTexts(): Generator<string> {
  for (const { name, content } of files()) for (const { text } of readCravings(content, name)) yield text;
}

function* files(): Generator<{ name: string; content: string }> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  for (const name of names.sort()) yield { name, content: readFileSync(join(folder, name), 'utf8') };
}

/**
 * One craving a line: "text :: concept, concept .6, -unwanted .5"; a weight is 1 when it is left out. Lines that begin
 * with # are for editors.
 * @throws Error naming the line that cannot be read
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
  if (!concept) throw new Error(`${at}: "${text}" is not a concept with a weight from 0 to 1`);
  return { concept, weight: minus || lateMinus ? -Number(weight) : Number(weight) };
}
