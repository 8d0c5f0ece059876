import { UserError } from '../errors/UserError';

const MAX_CHARACTERS = 100;
const VISIBLE = /[^\p{Cc}\p{Cf}\s]/u;

/**
 * Refuses text that is too long for the name of a location.
 * @param field the name of the input field
 * @throws UserError TOO_LONG for more than 100 characters
 */
export function refuseLongLocation(text: string | null | undefined, field: string): void {
  if (!text || text.length <= MAX_CHARACTERS) return;
  throw new UserError('TOO_LONG', `${named(field)} must be at most ${MAX_CHARACTERS} characters; shorten it`, {
    field,
  });
}

/**
 * Returns the location that a caller typed, trimmed.
 * @param field the name of the input field
 * @throws UserError REQUIRED for text without a visible character, TOO_LONG for more than 100 characters
 */
export function readLocation(text: string | null | undefined, field: string): string {
  const location = text?.trim() ?? '';
  if (!VISIBLE.test(location)) {
    throw new UserError('REQUIRED', `${named(field)} is required; name a city or a ZIP code`, { field });
  }
  refuseLongLocation(location, field);
  return location;
}

const named = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);
