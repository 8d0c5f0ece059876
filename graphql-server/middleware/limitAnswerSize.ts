import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The largest answer, in bytes of JSON. */
export const MAX_ANSWER = 8_000_000;

/**
 * Refuses answers over 8 MB. It counts the bytes without writing the JSON, and stops as soon as there are too many. The
 * limit on the number of values is not enough, because texts that members wrote may be long.
 */
export const limitAnswerSize: Plugin = {
  onExecute() {
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result || isWithin(result.data, MAX_ANSWER)) return;
        const message =
          'The answer would be larger than 8 MB. Ask for shorter pages (first) or fewer fields of each item.';
        const error = new GraphQLError(message, { extensions: { code: 'ANSWER_LIMIT', status: 400 } });
        setResult({ errors: [error], extensions: result.extensions });
      },
    };
  },
};

/** Whether a value takes at most `bytes` bytes as JSON. The count is an estimate: a number counts as 4 bytes. */
export function isWithin(value: unknown, bytes: number): boolean {
  return take(value, bytes) >= 0;
}

/** @returns how many bytes are left; negative when the value is too long */
function take(value: unknown, left: number): number {
  if (typeof value === 'string') return left - 2 - bytesOf(value);
  if (typeof value !== 'object' || value === null) return left - 4;
  if (value instanceof Date) return left - 26;
  let rest = left - 2;
  if (Array.isArray(value)) {
    for (const item of value) {
      rest = take(item, rest - 1);
      if (rest < 0) return rest;
    }
    return rest;
  }
  for (const key in value) {
    rest = take((value as Record<string, unknown>)[key], rest - key.length - 4);
    if (rest < 0) return rest;
  }
  return rest;
}

/** Counts one byte per character in short texts, because the exact count matters only for long texts. */
const bytesOf = (text: string) => (text.length < 200 ? text.length : Buffer.byteLength(text));
