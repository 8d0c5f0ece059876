import { UserError } from '../UserError';

const MOST_CHARACTERS = 100;

/**
 * A place as a caller typed it, blanks around it aside.
 * @param field what the caller knows it by
 * @throws UserError REQUIRED when blank, TOO_LONG past 100 characters
 */
export function readLocation(text: string | null | undefined, field: string): string {
  const location = text?.trim() ?? '';
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  if (!location) throw new UserError('REQUIRED', `${name} is required; name a city or a ZIP code`, { field });
  if (location.length > MOST_CHARACTERS) {
    const message = `${name} must be at most ${MOST_CHARACTERS} characters; shorten it`;
    throw new UserError('TOO_LONG', message, { field });
  }
  return location;
}
