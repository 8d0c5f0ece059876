import type { IdentityProvider } from '../../domain/accounts/externalSignIn/IdentityProvider';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';

const SignInProvider = builder.objectRef<IdentityProvider>('SignInProvider').implement({
  description: 'An external service that people can use to sign in.',
  fields: (t) => ({
    key: t.exposeString('name', {
      description: 'The key: lowercase letters, digits and _, e.g. "google". See also User.signInProviderKeys.',
    }),
    name: t.exposeString('label', { description: 'The name to show to people, e.g. Google.' }),
    path: t.string({
      description:
        'The path that starts the sign-in. Open it as a page. Add ?returnTo=/path to name the page that opens ' +
        'after the sign-in.',
      resolve: ({ name }) => `/api/login/${name}`,
    }),
  }),
});

builder.queryField('signInProviders', (t) =>
  t.field({
    type: [SignInProvider],
    extensions: listOf(5),
    description: 'The external services with which people can sign in without a password, sorted by key; often empty.',
    resolve: (_root, _args, { providers }) => [...providers.values()],
  }),
);
