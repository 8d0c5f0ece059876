/**
 * The fields that the page of a restaurant and the programs of partners request. If a checkout of Fuud lacks one of
 * these fields, the benchmark cannot measure the checkout.
 */
const PLACE = `id uuid name websiteUrl description recommendedDishes { name } isSample operatingStatus
  coordinates { latitude longitude }
  hours { text timeZone weekly { day opensMinute closesMinute } }
  sources { key sourceId attribution attributionUrl fetchedAt }
  pictures { url isIllustration }
  ratingSummary { average count }`;
const OWN = 'viewerHasSaved viewerRating { __typename } viewerDiaryEntry { notes }';

const place = (own: string) => `query Place($id: ID!) { restaurant(id: $id) { ${PLACE} ${own} } }`;
const places = `query Places($ids: [ID!]!) { nodes(ids: $ids) { id ... on Restaurant { ${PLACE} } } }`;
const search = `query Search($query: String!) { searchRestaurants(query: $query, first: 10) {
  totalCount edges { cursor node { ${PLACE} } } } }`;
const deck = `{ discoverDeck(first: 10) { totalCount edges { cursor node { ${PLACE} } } } }`;
const CRAVINGS = ['pizza', 'ramen', 'tacos', 'burger', 'brunch', 'coffee', 'soup', 'sushi', 'italian', 'bbq'];

const globalId = (uuid: string) => Buffer.from(`Restaurant:${uuid}`).toString('base64');

/** One kind of request. */
export interface Case {
  name: string;
  /** Whether the requests contain the cookie of a signed-in member. */
  isSignedIn: boolean;
  /**
   * Fuud should be at least this many times as fast as the server in rival.mjs (Mercurius with hand-written SQL). Null
   * if that server cannot answer this case.
   */
  aim: number | null;
  /** The requests. Each is a path to GET, or an operation to POST. */
  requests: (string | { query: string; variables: object })[];
}

/** The cases for these restaurants (at least 100 uuids). */
export function casesFor(ids: readonly string[]): Case[] {
  const asks = (own: string) => ids.map((id) => ({ query: place(own), variables: { id } }));
  const hundred = { ids: ids.slice(0, 100).map(globalId) };
  return [
    { name: 'a place', isSignedIn: false, aim: 2, requests: asks('') },
    { name: 'a place, signed in', isSignedIn: true, aim: 2, requests: asks(OWN) },
    { name: 'a hundred places', isSignedIn: false, aim: 1.5, requests: [{ query: places, variables: hundred }] },
    {
      name: 'the search page',
      isSignedIn: false,
      aim: null,
      requests: CRAVINGS.map((query) => ({ query: search, variables: { query } })),
    },
    { name: 'a page of a deck', isSignedIn: false, aim: null, requests: [{ query: deck, variables: {} }] },
    { name: 'a place by REST', isSignedIn: false, aim: null, requests: ids.map((id) => `/api/restaurants/${id}`) },
  ];
}
