import type { z } from 'zod';
import { fold } from '../words/fold';
import { emptyReading, type ModelReading, type Quoted } from './ModelReading';
import { answerItems } from './modelAnswer';

/** The maximum number of characters in an answer; a full answer has about 1,500 characters. */
const LONGEST = 8000;
const MOST = { wanted: 8, unwanted: 4, others: 8 };
const LONGEST_WORDS = 100;

type Items = typeof answerItems;

/**
 * Reads what a model answered. Each item is checked separately. An item is dropped if it does not fit our schema or
 * names an unknown concept. A filter is dropped if its quoted words are blank, longer than LONGEST_WORDS characters or
 * not in the craving. A wanted concept is also dropped if it is one of the unwanted concepts. The other items of each
 * list are returned, up to a maximum number.
 * @returns null when the answer is too long or is not a JSON object
 */
export function readAnswer(content: string, craving: string): ModelReading | null {
  const answer = content.length > LONGEST ? null : parse(content);
  if (answer === null) return null;
  const spoken = foldedLine(craving);
  const quoted = <Name extends Exclude<keyof Items, 'wanted' | 'unwanted'>, Value>(
    name: Name,
    read: (item: z.output<Items[Name]>) => Value,
  ): Quoted<Value>[] =>
    itemsOf(answer, name, MOST.others).flatMap((item) => {
      const words = foldedLine((item as { words: string }).words);
      return words && words.length <= LONGEST_WORDS && spoken.includes(words) ? [{ value: read(item), words }] : [];
    });
  const unwanted = strongest(itemsOf(answer, 'unwanted', MOST.unwanted));
  const refused = new Set(unwanted.map(({ concept }) => concept));
  return {
    ...emptyReading,
    wanted: strongest(itemsOf(answer, 'wanted', MOST.wanted)).filter(({ concept }) => !refused.has(concept)),
    unwanted,
    dietary: quoted('dietary', ({ diet }) => diet),
    avoid: quoted('avoid', ({ concept }) => concept),
    prices: quoted('prices', ({ price }) => price),
    open: quoted('open', ({ day, time }) => ({ day, minute: day === 'now' ? 0 : minutesOf(time) })),
    party: quoted('party', ({ people }) => people).slice(0, 1),
    distance: quoted('distance', ({ kilometres }) => kilometres).slice(0, 1),
  };
}

/** The form in which cravings are compared: folded, with single spaces. */
export const foldedLine = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

function parse(content: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function itemsOf<Name extends keyof Items>(
  answer: Record<string, unknown>,
  name: Name,
  most: number,
): z.output<Items[Name]>[] {
  const items = Object.hasOwn(answer, name) ? answer[name] : null;
  if (!Array.isArray(items)) return [];
  const good = items.slice(0, 100).flatMap((item) => {
    const read = answerItems[name].safeParse(item);
    return read.success ? [read.data as z.output<Items[Name]>] : [];
  });
  return good.slice(0, most);
}

/** Returns each concept once, with its greatest weight, the strongest concept first. */
function strongest(items: readonly { concept: string; weight: number }[]) {
  const sorted = [...items].sort((a, b) => b.weight - a.weight);
  return sorted.filter(({ concept }, at) => sorted.findIndex((other) => other.concept === concept) === at);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
