import type { IEnvironment } from 'relay-runtime';
import { normalizeLocation } from './normalizeLocation';
import { titleCase } from './titleCase';

/** The result of choosing a location: the city, or the reason why there is no city. */
export type ChosenLocation =
  | { city: string }
  | { problem: 'unknown' | 'noPosition' }
  | { problem: 'failed'; error: Error };

/** Whether the text is a ZIP code: exactly five digits after trimming. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text.trim());
}

/**
 * The city for a typed text: the name that the server returns, or else the text in title case. Only the server can turn
 * a ZIP code into a city. If the server does not know a ZIP code, or if the request for a ZIP code fails, the result is
 * a problem.
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

/** The city of a suggestion: the name that the server returns for it, or else the suggestion's `name`. */
export async function chooseSuggestion(
  environment: IEnvironment,
  suggestion: { readonly fullName: string; readonly name: string },
): Promise<ChosenLocation> {
  const name = await normalizeLocation(environment, suggestion.fullName).catch(() => null);
  return { city: name ?? suggestion.name };
}
