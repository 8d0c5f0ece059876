import { announcementId, headingId, searchedOf } from './searched';
import { emptySearch } from './searchState';

const chicago = { shortName: 'Chicago' };
const search = (text: string, words: string | null, mood = '', near = false) => {
  const chips = [
    { key: 'wanted:pizza', text: 'pizza' },
    ...(words === null ? [] : [{ key: 'place:city:chicago-il', text: words }]),
  ];
  const answer = { area: { city: words === null ? null : chicago }, interpretation: { chips } };
  return searchedOf(answer, { ...emptySearch('St. Louis'), text }, mood, near);
};

test.each([
  ['pizza in chicago', 'in chicago', 'pizza'],
  ['Pizza  In   Chicago, cheap', 'In   Chicago', 'Pizza, cheap'],
  ['in Chicago, pizza!', 'in Chicago', 'pizza!'],
  ['pizza in chicago?', 'in chicago', 'pizza?'],
  ['in chicago', 'in chicago', ''],
])('the text “%s” without the words for the city, “%s”, is “%s”', (text, words, kept) => {
  expect(search(text, words)).toMatchObject({ city: 'Chicago', isNamed: true, words: kept, query: kept });
});

test('if the words name no city, the search has the chosen city and all words', () => {
  const expected = { city: 'St. Louis', isNamed: false, words: 'pizza', query: 'pizza', near: false };
  expect(search(' pizza ', null)).toEqual(expected);
});

test('if the words name only a city, `query` is the name of the mood', () => {
  expect(search('in chicago', 'in chicago', 'Romantic')).toMatchObject({ words: '', query: 'Romantic' });
});

test('a search in a named city is not near the user', () => {
  expect(search('pizza', null, '', true).near).toBe(true);
  expect(search('pizza in chicago', 'in chicago', '', true).near).toBe(false);
});

test('a search for only a city and a search near the user have their own headings and announcements', () => {
  const ids = [search('pizza', null), search('in chicago', 'in chicago'), search('pizza', null, '', true)].map(
    (searched) => [headingId(searched), announcementId(searched)],
  );
  expect(ids).toEqual([
    ['search.heading', 'search.announce'],
    ['search.headingCity', 'search.announceCity'],
    ['search.headingNear', 'search.announceNear'],
  ]);
});
