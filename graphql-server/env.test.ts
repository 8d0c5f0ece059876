import { readEnv } from './env';

const read = (source: Record<string, string>) => readEnv(source);

test('defaults suit a laptop', () => {
  expect(read({})).toMatchObject({
    PORT: 4000,
    FUUD_DATA_DIR: '.fuud',
    RATE_LIMIT: true,
    TRUST_PROXY: 0,
    CATALOGUE: 'sample',
  });
});

test('blank is unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000 });
});

test.each([
  ['PORT', 'nonsense', 'a port number'],
  ['PORT', '70000', 'a port number'],
  ['DATABASE_URL', 'mysql://x', 'a postgres:// URL'],
  ['PUBLIC_URL', 'fuud', 'http(s) address'],
  ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ['RATE_LIMIT', 'maybe', 'on or off'],
  ['TRUST_PROXY', 'yes', 'the number of proxies'],
  ['CATALOGUE', 'all', 'sample or none'],
])('%s=%s is refused with a line that names it', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .*${words.replace(/[()]/g, '\\$&')}`));
});

test('the bad value itself is not repeated', () => {
  expect(() => read({ SESSION_SECRET: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'));
});

test('production wants DATABASE_URL', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is not set');
});
