import { directionsHref, googleHref, isWebUrl, mapsHref, yelpHref } from './placeLinks';

const place = { name: 'Rosso & Figlio', location: 'St. Louis, MO' };

test('the Google link uses the place id, or else the name and the location', () => {
  expect(googleHref({ ...place, placeId: 'ChIJ123' })).toContain('query_place_id=ChIJ123');
  const search = new URL(googleHref(place));
  expect(search.searchParams.get('query')).toBe('Rosso & Figlio St. Louis, MO');
  expect(search.searchParams.has('query_place_id')).toBe(false);
});

test('the Yelp link is the URL from Yelp; if the URL is missing or not http(s), the link is a search', () => {
  expect(yelpHref({ ...place, yelpUrl: 'https://www.yelp.com/biz/rosso' })).toBe('https://www.yelp.com/biz/rosso');
  expect(new URL(yelpHref(place)).searchParams.get('find_desc')).toBe('Rosso & Figlio');
  expect(yelpHref({ ...place, yelpUrl: 'javascript:alert(1)' })).toContain('yelp.com/search');
});

test('the map link uses the place id, or else a street address with a house number, or else the coordinates', () => {
  expect(mapsHref({ ...place, placeId: 'ChIJ123', address: '1 Main St' })).toContain('ChIJ123');
  const coordinates = { latitude: 38.6, longitude: -90.2 };
  expect(new URL(mapsHref({ ...place, address: '1 Main St', coordinates })).searchParams.get('query')).toBe(
    'Rosso & Figlio, 1 Main St, St. Louis, MO',
  );
  expect(new URL(mapsHref({ ...place, coordinates })).searchParams.get('query')).toBe('38.6,-90.2');
});

test('without a house number, directions lead to the coordinates if they are known, or else to the street', () => {
  const known = { ...place, address: 'Terminal 5', coordinates: { latitude: 40.64, longitude: -73.78 } };
  expect(new URL(directionsHref(known)).searchParams.get('destination')).toBe('40.64,-73.78');
  const unknown = { ...place, address: 'W 42nd St' };
  expect(new URL(directionsHref(unknown)).searchParams.get('destination')).toContain('W 42nd St, St. Louis, MO');
});

test('isWebUrl accepts only http(s) URLs', () => {
  expect(isWebUrl('https://example.com/book')).toBe(true);
  expect(isWebUrl('javascript:alert(1)')).toBe(false);
  expect(isWebUrl('example.com')).toBe(false);
});
