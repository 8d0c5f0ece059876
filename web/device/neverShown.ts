import { useMemo } from 'react';
import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

const key = 'fuud_never';

function parse(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The ids of the restaurants that Discover does not show until they are removed from this list. */
export const listNeverShown = (): readonly string[] => parse(readStored(key));

/** Adds a restaurant to the list. */
export function neverShow(id: string): void {
  write([...listNeverShown().filter((each) => each !== id), id]);
}

/** Removes a restaurant from the list. */
export function showAgain(id: string): void {
  write(listNeverShown().filter((each) => each !== id));
}

function write(list: readonly string[]): void {
  chooseStored(key, list.length > 0 ? JSON.stringify(list) : null);
}

/** The list, always current in all components and tabs. */
export function useNeverShown(): readonly string[] {
  const text = useStored(key);
  return useMemo(() => parse(text), [text]);
}
