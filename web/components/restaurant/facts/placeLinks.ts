/** The facts about a restaurant that the links to other sites need. `location` is "City, ST". */
export interface LinkedPlace {
  readonly name: string;
  readonly location: string;
  readonly address?: string | null;
  readonly placeId?: string | null;
  readonly yelpUrl?: string | null;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | null;
}

const mapsSearch = 'https://www.google.com/maps/search/';
const mapsDirections = 'https://www.google.com/maps/dir/';

/**
 * Google's page of the restaurant if its place id is known, else a Google search for its name and location. Both are
 * documented Maps URLs (api=1).
 */
export function googleHref(place: LinkedPlace): string {
  const query = { api: '1', query: `${place.name} ${place.location}` };
  return address(mapsSearch, place.placeId ? { ...query, query_place_id: place.placeId } : query);
}

/** Yelp's page of the restaurant if its URL is known and valid, else a Yelp search for its name and location. */
export function yelpHref(place: LinkedPlace): string {
  if (place.yelpUrl && isWebUrl(place.yelpUrl)) return place.yelpUrl;
  return address('https://www.yelp.com/search', { find_desc: place.name, find_loc: place.location });
}

/**
 * The URL of the restaurant on Google Maps. The URL contains the first of these facts that is known: the place id, a
 * street address with a house number, the coordinates, a street address without a house number, or the location. The
 * URL also contains the name, except with coordinates.
 */
export function mapsHref(place: LinkedPlace): string {
  if (place.placeId) return googleHref(place);
  return address(mapsSearch, { api: '1', query: mapsQueryOf(place) });
}

/** Directions from the user's position to the restaurant. The link contains the place id if it is known. */
export function directionsHref(place: LinkedPlace): string {
  const query = { api: '1', destination: mapsQueryOf(place) };
  return address(mapsDirections, place.placeId ? { ...query, destination_place_id: place.placeId } : query);
}

function mapsQueryOf({ name, address, location, coordinates }: LinkedPlace): string {
  const isDoor = /^\d+(?:[-–/]\d+)?[a-z]?\s/i.test(address ?? '');
  if (coordinates && !isDoor) return `${coordinates.latitude},${coordinates.longitude}`;
  return address ? `${name}, ${address}, ${location}` : `${name} ${location}`;
}

/** True only for http(s) URLs. This prevents links to javascript: URLs in the data. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text);
}

function address(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join('&')}`;
}
