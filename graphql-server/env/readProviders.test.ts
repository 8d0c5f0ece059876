import { readProviders } from './readProviders';

const google = { OIDC_GOOGLE_ISSUER: 'https://accounts.google.com', OIDC_GOOGLE_CLIENT_ID: 'fuud' };

test('reads any number of providers, each from a group of variables', () => {
  const providers = readProviders({
    ...google,
    OIDC_GOOGLE_CLIENT_SECRET: ' secret ',
    OIDC_MY_COMPANY2_ISSUER: 'https://id.example/tenant/',
    OIDC_MY_COMPANY2_CLIENT_ID: 'x',
    OIDC_A_ISSUER: 'http://127.0.0.1:5000',
    OIDC_A_CLIENT_ID: 'y',
    OIDC_A_LABEL: 'The A list',
    OIDC_A_CLIENT_SECRET: '',
  });
  expect(providers.map(({ issuer, ...provider }) => ({ ...provider, issuer: issuer.href }))).toEqual([
    { name: 'a', label: 'The A list', issuer: 'http://127.0.0.1:5000/', clientId: 'y', clientSecret: undefined },
    {
      name: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com/',
      clientId: 'fuud',
      clientSecret: 'secret',
    },
    {
      name: 'my_company2',
      label: 'My Company2',
      issuer: 'https://id.example/tenant/',
      clientId: 'x',
      clientSecret: undefined,
    },
  ]);
});

test('blank variables and variables that do not contain the name of a provider are ignored', () => {
  expect(readProviders({ PATH: '/bin', OIDC_CLIENT_ID: 'x', OIDC_ISSUER: 'y', OIDC_X_ISSUER: ' ' })).toEqual([]);
});

test.each(['http://localhost:9000', 'http://[::1]:9000', 'http://id.localhost', 'http://127.1.2.3'])(
  'an issuer on this machine may use plain http: %s',
  (issuer) => {
    expect(readProviders({ OIDC_X_ISSUER: issuer, OIDC_X_CLIENT_ID: 'x' })).toHaveLength(1);
  },
);

test.each([
  [{ OIDC_GOOGLE_ISSUER: 'https://x.example' }, 'OIDC_GOOGLE_CLIENT_ID is not set'],
  [{ OIDC_GOOGLE_CLIENT_ID: 'x' }, 'OIDC_GOOGLE_ISSUER is not set'],
  [{ OIDC_GOOGLE_CLIENT_SECRET: 'x' }, 'OIDC_GOOGLE_ISSUER is not set'],
  [{ OIDC_GOOGLE_LABEL: 'x' }, 'OIDC_GOOGLE_ISSUER is not set'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'accounts.google.com' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'ftp://accounts.google.com' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'http://127.0.0.1.example' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'https://a:hunter2@x.example' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'https://x.example/?a=hunter2' }, 'OIDC_GOOGLE_ISSUER has a value'],
  [{ ...google, OIDC_GOOGLE_SECRET: 'hunter2' }, 'OIDC_GOOGLE_SECRET is not a variable of Fuud'],
  [{ OIDC_google_ISSUER: 'https://x.example', OIDC_google_CLIENT_ID: 'x' }, 'OIDC_google_... cannot be used'],
  [{ OIDC_LOCAL_ISSUER: 'https://x.example', OIDC_LOCAL_CLIENT_ID: 'x' }, 'OIDC_LOCAL_... cannot be used'],
])('these variables stop the start of the server with an error message of one line: %j', (source, words) => {
  const read = () => readProviders(source as Record<string, string>);
  expect(read).toThrow(expect.objectContaining({ name: 'StartError', message: expect.stringMatching(/^[^\n]+$/) }));
  expect(read).toThrow(words);
  expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }));
});
