import type { IEnvironment } from 'relay-runtime';
import { normalizeLocation } from './normalizeLocation';
import { titleCase } from './titleCase';

/** The result of choosing a place: its city, or why there is none. */
export type ChosenLocation =
  | { city: string }
  | { problem: 'unknown' | 'noPosition' }
  | { problem: 'failed'; error: Error };

/** Whether the text is a ZIP code: exactly five digits after trimming. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text.trim());
}

/**
 * The city that a typed text means: the server's name for it, or the text in title case. Only the server can turn a ZIP
 * code into a city. For an unknown ZIP code, the result is a problem.
 */
export async function chooseLocation(environment: IEnvironment, text: string): Promise<ChosenLocation> {
  const typed = titleCase(text);
  try {
    const name = await normalizeLocation(environment, typed);
    if (!name && isZip(typed)) return { problem: 'unknown' };
    return { city: name ?? typed };
  } catch (error) {
    return isZip(typed) ? { problem: 'failed', error: error as Error } : { city: typed };
  }
}

/** The city of a suggestion: the server's name for it, or the suggestion's `name` if the server returned none. */
export async function chooseSuggestion(
  environment: IEnvironment,
  suggestion: { readonly fullName: string; readonly name: string },
): Promise<ChosenLocation> {
  const name = await normalizeLocation(environment, suggestion.fullName).catch(() => null);
  return { city: name ?? suggestion.name };
}
