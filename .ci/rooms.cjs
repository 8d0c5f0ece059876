/**
 * The rules for imports between rooms. Most rooms are listed after the rooms that they may import. A room is a folder,
 * or a file beside the folders (see docs/architecture.md). A room may import only itself and the rooms in its line.
 * This rule includes imports of types. Tests may import any room. `npm test` checks the rules with .ci/checkRooms.mjs.
 */

/** The rooms in graphql-server/. */
const ground = ['log', 'languages', 'Viewer', 'errors', 'watchLoad', 'text', 'projectFile'];
const store = [...ground, 'database', 'env'];
const known = [...store, 'facts', 'lists', 'locations', 'outbound'];
const product = [...known, 'search', 'catalogue', 'domain'];
const doors = [...product, 'request', 'session', 'context', 'images', 'oidc'];

const mayImport = {
  log: [],
  languages: [],
  Viewer: [],
  errors: [],
  watchLoad: [],
  text: [],
  projectFile: [],
  onStarterGone: [],
  env: ['errors', 'log'],
  database: [...ground, 'env'],
  outbound: ground,
  facts: store,
  lists: store,
  locations: [...store, 'lists'],
  search: known,
  images: [...known],
  catalogue: [...known, 'search', 'images'],
  domain: [...known, 'search', 'catalogue'],
  oidc: product,
  mail: product,
  request: ground,
  session: [...product, 'request'],
  context: [...product, 'request', 'session', 'images'],
  rest: doors,
  schema: doors,
  middleware: [...doors, 'schema'],
  jobs: [...product, 'mail'],
  app: [...doors, 'schema', 'rest', 'middleware'],
  index: [...doors, 'app', 'jobs', 'mail', 'onStarterGone'],
};

/** The rooms in graphql-server/search/. */
const cravings = ['words', 'vocabulary', 'examples', 'parse'];
const places = [...cravings, 'place', 'area', 'index'];
const inSearch = {
  words: [],
  vocabulary: ['words'],
  examples: ['words', 'vocabulary'],
  parse: ['words', 'vocabulary', 'examples'],
  memory: cravings,
  understand: [...cravings, 'memory'],
  place: cravings,
  index: [...cravings, 'place', 'area'],
  area: [],
  score: places,
  explain: places,
  taste: places,
  deck: [...places, 'understand', 'score'],
  suggestions: places,
  moods: [],
  languageModel: [...cravings, 'understand'],
};

/** The rooms in web/. */
const parts = ['theme', 'device', 'intl', 'relay', 'ui'];
const inWeb = {
  theme: [],
  appVersion: [],
  device: [],
  intl: ['device'],
  relay: ['device', 'intl'],
  ui: [],
  session: parts,
  components: [...parts, 'session'],
  pages: [...parts, 'session', 'components', 'appVersion'],
  app: [...parts, 'session', 'components', 'pages'],
  index: [...parts, 'session', 'components', 'pages', 'app'],
  prerender: [...parts, 'session', 'components', 'pages', 'app'],
};

/** The rooms in web/components/. */
const inComponents = {
  problems: [],
  forms: [],
  look: [],
  city: ['problems'],
  auth: ['forms', 'problems'],
  privacy: ['forms', 'problems'],
  restaurant: ['problems'],
};

/** The rooms in web/components/restaurant/. */
const ofRestaurants = {
  facts: [],
  picture: ['facts'],
  hours: ['facts'],
  removed: ['facts', 'picture'],
  saving: ['facts', 'removed'],
  diary: ['facts', 'removed'],
  rating: ['facts', 'diary'],
  sharing: ['facts', 'picture'],
  map: ['facts'],
  card: ['facts', 'picture', 'hours', 'saving', 'rating', 'map', 'diary'],
  row: ['facts', 'picture', 'hours', 'saving', 'card'],
  carousel: ['facts', 'picture', 'hours', 'saving', 'card', 'row'],
  filters: ['facts'],
};

const room = (folder, name) => `^${folder}/${name}(/|\\.tsx?$)`;

const rulesOf = (folder, table) => [
  ...Object.entries(table).map(([name, allowed]) => ({
    name: `${name} imports only what .ci/rooms.cjs allows`,
    severity: 'error',
    from: { path: room(folder, name), pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: `^${folder}/`, pathNot: [name, ...allowed].map((each) => room(folder, each)) },
  })),
];

const everyRoomIn = (folder, names) => [
  {
    name: `every room of ${folder} has a line in .ci/rooms.cjs`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: [...names.map((each) => room(folder, each)), '\\.test\\.tsx?$'] },
    to: {},
  },
];

/** Files that no module needs to import, because they run directly or because only other tools read them. */
const ALONE = [
  '\\.test\\.tsx?$',
  '\\.spec\\.ts$',
  '^\\.ci/',
  '^bench/[^/]+\\.mjs$',
  '^bench/\\w+/(cli|listRegister|main|measure|rival|serve)\\.(ts|mjs)$',
  '^graphql-server/index\\.ts$',
  '^graphql-server/schema/print\\.ts$',
  '^graphql-server/(search/memory/train/write|images/illustrations/print|catalogue/derive/brands/make)\\w+\\.ts$',
  '^graphql-server/testing/(global|quickHashing|prismaEngine|oidcProvider)',
  '^web/index\\.tsx$',
  '^vite\\.config\\.ts$',
  '^web/testing/(fileStub|virtualizerStub|setup)',
  '^web/device/\\w+\\.js$', // copied into the page's head
  '\\.d\\.m?ts$',
];

module.exports = {
  forbidden: [
    ...rulesOf('graphql-server', mayImport),
    ...rulesOf('graphql-server/search', inSearch),
    ...rulesOf('web', inWeb),
    ...rulesOf('web/components', inComponents),
    ...rulesOf('web/components/restaurant', ofRestaurants),
    ...everyRoomIn('graphql-server', [...Object.keys(mayImport), 'testing', 'integrations']),
    ...everyRoomIn('web', [...Object.keys(inWeb), 'testing', 'vite', 'e2e', '__generated__']),
    ...everyRoomIn('web/components', Object.keys(inComponents)),
    ...everyRoomIn('web/components/restaurant', Object.keys(ofRestaurants)),
    {
      name: 'a page imports nothing from another page',
      severity: 'error',
      from: { path: '^web/pages/(\\w+)/' },
      to: { path: '^web/pages/\\w+/', pathNot: '^web/pages/$1/' },
    },
    {
      name: 'the product imports nothing that only tests, builds and measurements use',
      severity: 'error',
      from: { path: '^graphql-server/', pathNot: '\\.test\\.ts$|/testing/|^graphql-server/integrations/' },
      to: { path: '/testing/|^bench/|^\\.ci/' },
    },
    {
      name: 'the server imports nothing from web',
      severity: 'error',
      from: { path: '^graphql-server/' },
      to: { path: '^web/' },
    },
    {
      name: 'the web app imports nothing from the server',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(e2e|vite)/' },
      to: { path: '^graphql-server/' },
    },
    {
      name: 'errors, facts, lists, locations, search and domain import no package for HTTP or GraphQL',
      severity: 'error',
      from: {
        path: ['errors', 'facts', 'lists', 'locations', 'search', 'domain'].map((each) => room('graphql-server', each)),
        pathNot: '\\.test\\.ts$',
      },
      to: { path: 'node_modules/(express|express-session|graphql|graphql-yoga|@pothos)/' },
    },
    {
      name: 'no import of a file that is not there', // no compiler checks the imports of .mjs files
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^\\.' },
    },
    { name: 'no import cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no file that nothing imports',
      severity: 'error',
      module: { numberOfDependentsLessThan: 1, pathNot: ALONE },
      from: {},
    },
  ],
  options: {
    parser: 'swc', // dependency-cruiser cannot use the compiler of TypeScript 7
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'] },
  },
};
