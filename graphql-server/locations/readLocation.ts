import { UserError } from '../errors/UserError';

const MOST_CHARACTERS = 100;

/**
 * Refuses what is too long for the name of a place.
 * @param field what the caller knows it by
 * @throws UserError TOO_LONG
 */
export function refuseLongLocation(text: string | null | undefined, field: string): void {
  if (!text || text.length <= MOST_CHARACTERS) return;
  throw new UserError('TOO_LONG', `${named(field)} must be at most ${MOST_CHARACTERS} characters; shorten it`, {
    field,
  });
}

/**
 * A place as a caller typed it, blanks around it aside.
 * @param field what the caller knows it by
 * @throws UserError REQUIRED when blank, TOO_LONG past MOST_CHARACTERS
 */
export function readLocation(text: string | null | undefined, field: string): string {
  const location = text?.trim() ?? '';
  if (!location) throw new UserError('REQUIRED', `${named(field)} is required; name a city or a ZIP code`, { field });
  refuseLongLocation(location, field);
  return location;
}

const named = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);
