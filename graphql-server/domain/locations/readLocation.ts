import { UserError } from '../UserError';

const MOST_CHARACTERS = 100;

/**
 * A place as a caller typed it, blanks around it aside.
 * @throws UserError REQUIRED when blank, TOO_LONG past 100 characters
 */
export function readLocation(text: string | null | undefined): string {
  const location = text?.trim() ?? '';
  if (!location)
    throw new UserError('REQUIRED', 'Location is required; name a city or a ZIP code', { field: 'location' });
  if (location.length > MOST_CHARACTERS) {
    const message = `Location must be at most ${MOST_CHARACTERS} characters; shorten it`;
    throw new UserError('TOO_LONG', message, { field: 'location' });
  }
  return location;
}
