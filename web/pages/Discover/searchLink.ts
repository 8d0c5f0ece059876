import type { Wishes } from './wishes';

/** The search text when the wishes have no cuisine and no diet. With this text, only the filters limit the results. */
const anything = 'restaurants';

/** The URL (path and parameters) of a search in the whole city for these wishes, which are the filters of a deck. */
export function searchLink(city: string, { cuisines, price, diets, hours }: Wishes): string {
  const text = (cuisines.length > 0 ? cuisines : diets).map((key) => key.replaceAll('-', ' ')).join(', ');
  const params = new URLSearchParams({ q: text || anything, city });
  if (price) params.set('price', price);
  if (diets.length > 0) params.set('diet', diets.join(','));
  if (hours.length > 0) params.set('hours', hours.join(','));
  return `/search?${params}`;
}
