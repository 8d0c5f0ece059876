// GraphQL documents that are made to keep a server busy. `code` is the error code with which the server refuses the
// document, or null if the server answers it. `npm test` checks the codes. bench/hostile.mjs sends the documents while
// an ordinary diner uses the server.

const times = (count, text) => Array.from({ length: count }, (_, n) => text(n)).join(' ');

/**
 * The fragments F0, F1, F2, ... on Restaurant. The number of the last fragment is `length`. Each fragment except the
 * last selects the same field several times, and uses the next fragment on the restaurant in that field. `way` is the
 * name of the field, and `fan` is the number of times.
 */
function chain(length, fan, way) {
  const link = (n) => {
    const next = times(fan, (m) => `n${m}: ${way} { restaurant { ...F${n + 1} } }`);
    return `fragment F${n} on Restaurant { ${next} }`;
  };
  return `${times(length, link)} fragment F${length} on Restaurant { name }`;
}

const all = `
  id uuid url name neighborhood { name } address { lines city region postalCode country } brand { name } cuisines { key label }
  priceRange phone { e164 display } websiteUrl features insight description recommendedDishes { name } dietary
  externalListings { source ratingSummary { average } } pictures { path url width height credit isIllustration blurHash }
  hours { text timeZone weekly { day opensMinute closesMinute } exceptions { date label intervals { opensMinute closesMinute } } }
  coordinates { latitude longitude } ratingSummary { average count }
  sources { key sourceId kind license attribution attributionUrl fetchedAt }
  provenance { field rule source { key attribution } } viewerHasSaved`;
const page = `searchRestaurants(first: 100) { edges { cursor reasons { field text } node { ${all} } } }`;
const nested = (depth, open, inner, close) => open.repeat(depth) + inner + close.repeat(depth);

/**
 * @param {string} id the uuid of a restaurant
 * @returns {{ name: string, body: string, code: string | null }[]} bodies of POST /graphql
 */
export function hostileDocuments(id) {
  return documentsAbout(id).map(({ name, query, variables = '{}', operationName, code }) => ({
    name,
    body: JSON.stringify({ query, operationName }).replace(/}$/, `,"variables":${variables}}`),
    code,
  }));
}

/** `variables` is JSON text, because some variables are nested too deep for JSON.stringify, but not for JSON.parse. */
function documentsAbout(id) {
  const one = `restaurant(id: "${id}")`;
  return [
    {
      name: '20 nested double spreads',
      query: `{ searchRestaurants(first: 1) { edges { node { ...F0 } } } } ${times(20, (n) => `fragment F${n} on Restaurant { ...F${n + 1} ...F${n + 1} }`)} fragment F20 on Restaurant { name }`,
      code: 'FIELD_LIMIT',
    },
    {
      name: '60 nested double spreads at the root',
      query: `{ ...F0 } ${times(60, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F60 on Query { viewer { kind } }`,
      code: 'ROOT_FIELD_LIMIT',
    },
    ...[12, 14, 18].flatMap((length) =>
      ['viewerRating', 'viewerDiaryEntry'].map((way) => ({
        name: `${length} fragments that use the next one twice through ${way}`,
        query: `{ ${one} { ...F0 } } ${chain(length, 2, way)}`,
        code: 'DEPTH_LIMIT',
      })),
    ),
    {
      name: '6 fragments that use the next one six times',
      query: `{ ${one} { ...F0 } } ${chain(6, 6, 'viewerRating')}`,
      code: 'FIELD_LIMIT',
    },
    {
      name: '6 fragments that use the next one twice',
      query: `{ ${one} { ...F0 } } ${chain(6, 2, 'viewerDiaryEntry')}`,
      code: null,
    },
    { name: '20 full pages', query: `{ ${times(20, (n) => `p${n}: ${page}`)} }`, code: 'SEARCH_LIMIT' },
    { name: '3 full pages', query: `{ ${times(3, (n) => `p${n}: ${page}`)} }`, code: 'COST_LIMIT' },
    { name: 'a full page', query: `{ ${page} }`, code: null },
    {
      name: 'a page with everything a hundred times',
      query: `{ searchRestaurants(first: 100) { edges { node { ${times(100, (n) => `p${n}: provenance { field source { attribution license } }`)} } } } }`,
      code: 'COST_LIMIT',
    },
    {
      name: 'a page with its length in a variable',
      query: `query ($n: Int) { searchRestaurants(first: $n) { edges { node { ${times(100, (n) => `p${n}: provenance { field }`)} } } } }`,
      variables: '{"n":100}',
      code: 'COST_LIMIT',
    },
    {
      name: 'a list nested 1,400 deep',
      query: `{ searchRestaurants(withoutChipKeys: ${nested(1400, '[', '"a"', ']')}) { totalCount } }`,
      code: 'NESTING_LIMIT',
    },
    {
      name: 'a list nested 5,000 deep',
      query: `{ searchRestaurants(withoutChipKeys: ${nested(5000, '[', '"a"', ']')}) { totalCount } }`,
      code: 'NESTING_LIMIT',
    },
    {
      name: 'objects nested 700 deep',
      query: `{ searchRestaurants(area: ${nested(700, '{a:', '1', '}')}) { totalCount } }`,
      code: 'NESTING_LIMIT',
    },
    { name: 'fields nested 1,400 deep', query: nested(1400, '{a', '{b}', '}'), code: 'NESTING_LIMIT' },
    {
      name: 'a type nested 5,000 deep',
      query: `query ($a: ${nested(5000, '[', 'Int', ']')}) { viewer { kind } }`,
      code: 'NESTING_LIMIT',
    },
    { name: 'fields nested 40 deep', query: nested(40, '{a', '{b}', '}'), code: 'DEPTH_LIMIT' },
    {
      name: 'a variable nested 5,000 deep',
      query: 'query ($a: [String!]) { searchRestaurants(first: 1, withoutChipKeys: $a) { totalCount } }',
      variables: `{"a":${nested(5000, '[', '"a"', ']')}}`,
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'a variable called __proto__',
      query: 'query ($__proto__: Int) { cities(first: $__proto__) { name } }',
      variables: '{"__proto__":3}',
      code: 'RESERVED_NAME',
    },
    { name: 'a field called __proto__', query: '{ viewer { __proto__: kind } }', code: 'RESERVED_NAME' },
    { name: 'more than 3,000 words', query: `{ viewer { ${'kind '.repeat(3000)} } }`, code: 'TOKEN_LIMIT' },
    { name: 'a field 2,900 times', query: `{ ${one} { ${'name '.repeat(2900)} } }`, code: 'FIELD_LIMIT' },
    { name: 'a field under 900 names', query: `{ ${one} { ${times(900, (n) => `a${n}: name`)} } }`, code: null },
    { name: 'the viewer 500 times', query: `{ ${'viewer { kind } '.repeat(500)} }`, code: 'ROOT_FIELD_LIMIT' },
    {
      name: '150 operations over one large fragment',
      query: `${times(150, (n) => `query Q${n} { ...F }`)} fragment F on Query { viewer { ${times(100, (n) => `a${n}: kind`)} } }`,
      operationName: 'Q7',
      code: 'ROOT_FIELD_LIMIT',
    },
    {
      name: '150 fragments that may contradict one another',
      query: `{ ${one} { ${times(150, (n) => `...F${n}`)} } } ${times(150, (n) => `fragment F${n} on Restaurant { name hours { text } }`)}`,
      code: null,
    },
    {
      name: 'fields that may contradict one another, 5 deep',
      query: `{ ${one} { ${times(60, () => 'viewerRating { restaurant { viewerRating { restaurant { name } } } }')} } }`,
      code: null,
    },
    {
      name: 'the schema ten times',
      query: `{ ${times(10, (n) => `s${n}: __schema { types { name fields { name args { name } type { name ofType { name ofType { name } } } } } }`)} }`,
      code: null,
    },
    {
      name: 'the schema in circles',
      query: `{ __schema { types { ${nested(5, 'fields { type {', ' name ', '} }')} } } }`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: 'a type 30 wrappers deep',
      query: `{ __schema { types { fields { type { ${nested(30, 'ofType {', ' name ', '}')} } } } } }`,
      code: 'DEPTH_LIMIT',
    },
    {
      name: '900 fields that do not exist',
      query: `{ ${one} { ${times(900, (n) => `restaurantname${n}`)} } }`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: 'fragments that use each other in a circle',
      query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A viewer { kind } }',
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: '400 fragments nobody uses',
      query: `{ viewer { kind } } ${times(400, (n) => `fragment F${n} on Viewer { kind }`)}`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: '400 variables nobody uses',
      query: `query (${times(400, (n) => `$v${n}: Int`)}) { viewer { kind } }`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: '400 directives on a field',
      query: `{ viewer { kind ${'@skip(if: false) '.repeat(400)} } }`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      name: 'a text of 90,000 characters',
      query: `{ searchRestaurants(query: "${'pizza '.repeat(15000)}") { totalCount } }`,
      code: null,
    },
    { name: 'a text of 90,000 commas', query: `{ ${','.repeat(90000)} viewer { kind } }`, code: null },
    {
      name: '1,000 chips to leave out',
      query: `{ searchRestaurants(first: 1, withoutChipKeys: [${'"a" '.repeat(1000)}]) { totalCount } }`,
      code: 'BAD_USER_INPUT',
    },
    {
      name: '1,000 ids',
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: `{"ids":[${Array(1000).fill('"UmVzdGF1cmFudDo1"')}]}`,
      code: 'BAD_USER_INPUT',
    },
    {
      name: '25 suggestions for long texts',
      query: `{ ${times(25, (n) => `s${n}: searchSuggestions(text: "${'q'.repeat(400)}${n}") { text }`)} }`,
      code: null,
    },
    {
      name: '25 suggestions of cities for long texts',
      query: `{ ${times(25, (n) => `s${n}: citySuggestions(text: "${'san '.repeat(100)}${n}") { isCorrection }`)} }`,
      code: null,
    },
    {
      name: 'words that nobody knows, 3 times',
      query: `{ ${times(3, (n) => `s${n}: searchRestaurants(query: "${`zqx${n}vw `.repeat(70)}") { totalCount relaxations { totalCount } facets { cuisines { count } } }`)} }`,
      code: null,
    },
  ];
}
