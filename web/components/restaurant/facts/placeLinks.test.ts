import { directionsHref, googleHref, isWebUrl, mapsHref, yelpHref } from './placeLinks';

const place = { name: 'Rosso & Figlio', location: 'St. Louis, MO' };

test('Google by place id, else by name and location', () => {
  expect(googleHref({ ...place, placeId: 'ChIJ123' })).toContain('query_place_id=ChIJ123');
  const search = new URL(googleHref(place));
  expect(search.searchParams.get('query')).toBe('Rosso & Figlio St. Louis, MO');
  expect(search.searchParams.has('query_place_id')).toBe(false);
});

test('Yelp by its own address, else by search; never another scheme', () => {
  expect(yelpHref({ ...place, yelpUrl: 'https://www.yelp.com/biz/rosso' })).toBe('https://www.yelp.com/biz/rosso');
  expect(new URL(yelpHref(place)).searchParams.get('find_desc')).toBe('Rosso & Figlio');
  expect(yelpHref({ ...place, yelpUrl: 'javascript:alert(1)' })).toContain('yelp.com/search');
});

test('the map prefers the place id, then the address, then coordinates', () => {
  expect(mapsHref({ ...place, placeId: 'ChIJ123', address: '1 Main St' })).toContain('ChIJ123');
  const coordinates = { latitude: 38.6, longitude: -90.2 };
  expect(new URL(mapsHref({ ...place, address: '1 Main St', coordinates })).searchParams.get('query')).toBe(
    'Rosso & Figlio, 1 Main St, St. Louis, MO',
  );
  expect(new URL(mapsHref({ ...place, coordinates })).searchParams.get('query')).toBe('38.6,-90.2');
});

test('a street without a house number is no place to send somebody where coordinates are known', () => {
  const known = { ...place, address: 'Terminal 5', coordinates: { latitude: 40.64, longitude: -73.78 } };
  expect(new URL(directionsHref(known)).searchParams.get('destination')).toBe('40.64,-73.78');
  const unknown = { ...place, address: 'W 42nd St' };
  expect(new URL(directionsHref(unknown)).searchParams.get('destination')).toContain('W 42nd St, St. Louis, MO');
});

test('web addresses only', () => {
  expect(isWebUrl('https://example.com/book')).toBe(true);
  expect(isWebUrl('javascript:alert(1)')).toBe(false);
  expect(isWebUrl('example.com')).toBe(false);
});
