/** Returns a valid row in Fuud's own format. `changes` replaces or adds fields. */
export const diner = (changes: Record<string, unknown> = {}) => ({
  sourceId: 'diner-1',
  name: 'Corner Diner',
  address: '12 Elm St',
  city: 'St. Louis',
  state: 'MO',
  cuisine: 'american',
  ...changes,
});
