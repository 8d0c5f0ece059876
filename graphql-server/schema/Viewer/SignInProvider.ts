import type { IdentityProvider } from '../../domain/accounts/externalSignIn/IdentityProvider';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';

const SignInProvider = builder.objectRef<IdentityProvider>('SignInProvider').implement({
  description: 'Another service that people may sign in with.',
  fields: (t) => ({
    key: t.exposeString('name', {
      description: 'Small letters, digits and _, e.g. google; User.signInProviderKeys names it.',
    }),
    name: t.exposeString('label', { description: 'Its name for people, e.g. Google.' }),
    path: t.string({
      description:
        'Where its button leads: a path of this site, to be opened as a page, with ?returnTo=/path where to go on.',
      resolve: ({ name }) => `/api/login/${name}`,
    }),
  }),
});

builder.queryField('signInProviders', (t) =>
  t.field({
    type: [SignInProvider],
    extensions: listOf(5),
    description: 'The services that people may sign in with besides a password, by name; often none.',
    resolve: (_root, _args, { providers }) => [...providers.values()],
  }),
);
