import { readEnv } from './env';

const read = (source: Record<string, string>) => readEnv(source);

test('without any variables, the defaults apply', () => {
  expect(read({})).toMatchObject({
    PORT: 4000,
    FUUD_DATA_DIR: '.fuud',
    RATE_LIMIT: true,
    TRUST_PROXY: 0,
    IMAGE_HOSTS: [],
    MAPS_HOSTS: [],
    IMAGE_CACHE_MB: 512,
    SEARCH_MEMORY_MB: 400,
    CATALOGUE: 'sample',
    OVERPASS_URL: 'https://overpass-api.de/api/interpreter',
  });
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
});

test.each([
  ['PORT', 'nonsense', 'a port number'],
  ['PORT', '70000', 'a port number'],
  ['PORT', ' ', 'a port number'],
  ['FUUD_DATA_DIR', ' ', 'the folder'],
  ['GOOGLE_PLACES_QUOTA', ' ', 'the maximum number of calls'],
  ['DATABASE_URL', 'mysql://x', 'a postgres:// URL'],
  ['PUBLIC_URL', 'fuud', 'http(s) address'],
  ['PUBLIC_URL', 'https://fuud.example/app', 'without a path'],
  ['PUBLIC_URL', 'https://fuud.example?a=b', 'without a path'],
  ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ['MAIL_URL', 'http://mail.example', 'an smtp:// or smtps:// URL'],
  ['MAIL_URL', 'smtp://', 'an smtp:// or smtps:// URL'],
  ['MAIL_FROM', 'Fuud', 'who letters come from'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'who letters come from'],
  ['MAIL_FROM', 'Fuud\r\nBcc: <a@b.example>', 'who letters come from'],
  ['CONTACT_EMAIL', 'hello', 'the e-mail address'],
  ['POSTAL_ADDRESS', 'x'.repeat(501), 'at most 500 characters'],
  ['RATE_LIMIT', 'maybe', 'on or off'],
  ['TRUST_PROXY', 'yes', 'the number of proxies'],
  ['IMAGE_HOSTS', 'https://images.example.com', 'host names'],
  ['IMAGE_HOSTS', 'images.example.com, localhost', 'host names'],
  ['IMAGE_HOSTS', '10.0.0.1', 'host names'],
  ['IMAGE_HOSTS', '*', 'host names'],
  ['MAPS_STYLE_URL', 'style.json', 'address of a MapLibre style'],
  ['MAPS_HOSTS', 'https://tiles.example.com', 'host names'],
  ['IMAGE_CACHE_MB', '0', 'the maximum size'],
  ['AI_BASE_URL', 'ai.example', 'http(s) address'],
  ['AI_MODEL', 'x'.repeat(201), 'the name of a model'],
  ['SEARCH_MEMORY_MB', '-1', 'the maximum memory'],
  ['CATALOGUE', 'all', 'sample or none'],
  ['OVERPASS_URL', 'overpass', 'address of an Overpass interpreter'],
])('%s=%s is refused with a message that begins with the name of the variable', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .*${words.replace(/[()]/g, '\\$&')}`));
});

test.each([
  ['Fuud <hello@fuud.example>', { name: 'Fuud', address: 'hello@fuud.example' }],
  ['"Fuud, food" <hello@fuud.example>', { name: 'Fuud, food', address: 'hello@fuud.example' }],
  [' fuud@localhost ', { name: '', address: 'fuud@localhost' }],
])('MAIL_FROM=%s is read as a name and an address', (text, mailbox) => {
  expect(read({ MAIL_FROM: text }).MAIL_FROM).toEqual(mailbox);
});

test.each(['https://fuud.example', ' https://fuud.example/ ', 'HTTPS://Fuud.Example:443//'])(
  'PUBLIC_URL=%s is read as an origin',
  (url) => {
    expect(read({ PUBLIC_URL: url }).PUBLIC_URL).toBe('https://fuud.example');
  },
);

test('spaces around a number make no difference', () => {
  expect(read({ PORT: ' 4100 ', TRUST_PROXY: '1 ', YELP_QUOTA: '0' })).toMatchObject({
    PORT: 4100,
    TRUST_PROXY: 1,
    YELP_QUOTA: 0,
  });
});

test.each(['smtp://localhost:2525', 'smtps://me:secret@mail.example', 'smtp://mail.example:587?requireTLS=true'])(
  'MAIL_URL=%s is accepted',
  (url) => {
    expect(read({ MAIL_URL: url }).MAIL_URL).toBe(url);
  },
);

test('IMAGE_HOSTS is read as a list of host names in lower case', () => {
  expect(read({ IMAGE_HOSTS: ' Images.example.com,*.example.org:8443\n' }).IMAGE_HOSTS).toEqual([
    'images.example.com',
    '*.example.org:8443',
  ]);
});

test('the error message does not contain the bad value', () => {
  expect(() => read({ SESSION_SECRET: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'));
});

test('in production, DATABASE_URL must be set', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is not set');
});

test('the three variables of a language model must be set together, or all be left unset', () => {
  const all = { AI_BASE_URL: 'https://ai.example/v1/', AI_MODEL: 'small', AI_KEY: 'hunter2' };
  expect(read(all)).toMatchObject({ ...all, AI_BASE_URL: 'https://ai.example/v1' });
  expect(() => read({ ...all, AI_MODEL: ' ' })).toThrow(/^AI_MODEL .*the name of a model/);
  expect(() => read({ ...all, AI_MODEL: '' })).toThrow(/^AI_MODEL is not set\. .*all three or none/);
  expect(() => read({ AI_KEY: 'hunter2' })).toThrow(/^AI_BASE_URL and AI_MODEL are not set\./);
});
