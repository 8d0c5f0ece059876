import { LONGEST_ROW, type Row } from './Row';

/** The maximum depth of nested values in an item. The data of real places are not nested deeper. */
export const DEEPEST_ITEM = 64;

const QUOTE = 34;
const BACKSLASH = 92;
/**
 * The meaning of a character outside a string, by its code: 1 opens an object or a list, 2 closes an object or a list,
 * 3 is a comma or a colon, and 4 is a quote.
 */
const MEANING = new Uint8Array(128);
for (const character of '{[') MEANING[character.charCodeAt(0)] = 1;
for (const character of '}]') MEANING[character.charCodeAt(0)] = 2;
for (const character of ',:') MEANING[character.charCodeAt(0)] = 3;
MEANING[QUOTE] = 4;

/**
 * The position of the scanner: before the start, at a key or a value of the outer object, in the list, or after the
 * end.
 */
type Position = 'start' | 'key' | 'value' | 'list' | 'end';

/**
 * The error for text that is not JSON, or not the expected JSON. The message continues a sentence that begins with the
 * name of the file.
 */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
}

/**
 * Finds the items of one JSON list in a stream of text. The list is the whole text (`[…]`), or the first list that the
 * outer object has under one of the keys in `lists`.
 * The scanner recognizes only strings, braces, brackets, commas and colons (RFC 8259). JSON.parse reads each item. In
 * addition to the current chunk, at most one item or member is in memory. If an item is longer than LONGEST_ROW, only
 * this item is lost. The same is true for an invalid item that closes all its strings, braces and brackets. In both
 * cases, a streaming parser that reads every token would lose the whole file. Such a parser was also ten times slower
 * (11 MB/s).
 */
export class JsonItemScanner {
  #position: Position = 'start';
  #isInString = false;
  #isEscaped = false;
  /** The number of open braces and brackets in the current value. */
  #depth = 0;
  #deepest = 0;
  #text = '';
  #isTooLong = false;
  #key = '';
  #number = 0;
  #isListInObject = false;
  #hasList = false;

  /**
   * @param lists the keys under which the outer object may have the list
   * @param onMember called for each member of the outer object except the list. `text` is the JSON of the member's
   * value, or null if this JSON is longer than LONGEST_ROW.
   */
  constructor(
    private readonly lists: readonly string[],
    private readonly onMember: (key: string, text: string | null) => void = () => undefined,
  ) {}

  /**
   * Scans the next part of the text, and yields the items that end in this part.
   * @throws JsonFault if the text cannot be JSON
   */
  *scan(chunk: string): Generator<Row> {
    let consumed = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#isInString) {
        at = this.#passString(chunk, at);
        continue;
      }
      const meaning = MEANING[chunk.charCodeAt(at)];
      if (!meaning) continue;
      if (meaning === 4) this.#isInString = true;
      else if (this.#depth > 0) this.#deepen(meaning);
      else {
        const before = chunk.slice(consumed, at);
        if (meaning === 1 && !this.#opens(chunk, at, before)) this.#deepen(meaning);
        else {
          this.#append(before);
          consumed = at + 1;
          yield* this.#processMark(chunk.charAt(at));
        }
      }
    }
    this.#append(chunk.slice(consumed));
    if (this.#position !== 'end') return;
    if (this.#text.trim()) throw new JsonFault(GOES_ON);
    this.#text = '';
  }

  /**
   * Call this after the last chunk.
   * @throws JsonFault if the text contained no JSON or no list, or ended too early
   */
  finish(): void {
    if (this.#position === 'start') throw new JsonFault(NOT_JSON);
    if (this.#position !== 'end') throw new JsonFault('is cut short: its JSON ends too early.');
    if (!this.#hasList) throw new JsonFault(`has no list of places ("${this.lists.join('", "')}").`);
  }

  /** @returns the index at which the string ends, or the length of the chunk if the string is still open. */
  #passString(chunk: string, from: number): number {
    let at = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      at += 1;
    }
    for (; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (code === QUOTE) {
        this.#isInString = false;
        return at;
      }
      if (code === BACKSLASH) at += 1;
    }
    this.#isEscaped = at > chunk.length;
    return chunk.length;
  }

  /** Counts the open braces and brackets inside a value, and stores the greatest count. */
  #deepen(meaning: number): void {
    if (meaning === 1) this.#depth += 1;
    else if (meaning === 2) this.#depth -= 1;
    if (this.#depth > this.#deepest) this.#deepest = this.#depth;
  }

  /** Whether this brace or bracket is the outermost one or opens the list. */
  #opens(chunk: string, at: number, before: string): boolean {
    if (this.#position === 'start') return true;
    const mayBeList = this.#position === 'value' && !this.#hasList && this.lists.includes(this.#key);
    return mayBeList && chunk[at] === '[' && !(this.#text + before).trim();
  }

  #append(text: string): void {
    this.#isTooLong ||= this.#text.length + text.length > LONGEST_ROW;
    this.#text = this.#isTooLong ? '' : this.#text + text;
  }

  /** Processes a brace, bracket, comma or colon outside the items. The text before this character is in #text. */
  *#processMark(mark: string): Generator<Row> {
    const text = this.#isTooLong ? null : this.#text.trim();
    const deepest = this.#deepest;
    this.#text = '';
    this.#isTooLong = false;
    this.#deepest = 0;
    const position = this.#position;
    if (position === 'list' && (mark === ',' || mark === ']')) {
      if (mark === ']' && text === '' && this.#number === 0) return this.#closeList();
      this.#number += 1;
      yield toRow(this.#number, text, deepest);
      if (mark === ']') this.#closeList();
    } else if (position === 'start' && text === '' && (mark === '[' || mark === '{')) {
      this.#position = mark === '[' ? 'list' : 'key';
      this.#hasList = mark === '[';
    } else if (position === 'key' && mark === ':') {
      this.#key = toKey(text);
      this.#position = 'value';
    } else if (position === 'key' && mark === '}' && text === '') {
      this.#position = 'end';
    } else if (position === 'value' && (mark === ',' || mark === '}')) {
      if (!this.#isListInObject) this.onMember(this.#key, text);
      else if (text !== '') throw new JsonFault(NOT_JSON);
      this.#isListInObject = false;
      this.#position = mark === ',' ? 'key' : 'end';
    } else if (position === 'value' && mark === '[') {
      this.#position = 'list';
      this.#hasList = true;
      this.#isListInObject = true;
    } else {
      throw new JsonFault(position === 'end' ? GOES_ON : NOT_JSON);
    }
  }

  #closeList(): void {
    this.#position = this.#isListInObject ? 'value' : 'end';
  }
}

const NOT_JSON = 'is not JSON.';
const GOES_ON = 'has something after the end of its JSON.';

function toKey(text: string | null): string {
  const key = parse(text ?? '');
  if (typeof key !== 'string') throw new JsonFault(NOT_JSON);
  return key;
}

function toRow(line: number, text: string | null, deepest: number): Row {
  if (text === null) return { line, problem: `is longer than ${LONGEST_ROW} characters` };
  if (deepest > DEEPEST_ITEM) return { line, problem: `is nested deeper than ${DEEPEST_ITEM} levels` };
  const values = parse(text);
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { line, problem: 'is not a JSON object' };
  return { line, values: values as Record<string, unknown> };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
