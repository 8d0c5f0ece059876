import { LOCAL } from '../../domain/accounts/externalSignIn/findAccount';
import { pendingEmail } from '../../domain/accounts/pendingEmail';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { NO_ONE } from '../ownRow';

/** The GraphQL type of an account. Only the owner of an account can read it. */
export const User = builder.prismaNode('User', {
  description: 'The viewer’s own account. The graph has no accounts of other people.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: id === viewer.userId ? id : NO_ONE }),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The uuid of the account, which REST uses as the id.' }),
    username: t.exposeString('username', {
      nullable: true,
      description:
        'The username as typed at registration; null for guests, and for accounts that were opened through ' +
        'an external provider.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address; null if there is none.' }),
    isEmailConfirmed: t.boolean({
      description: 'Whether `email` was confirmed with a link that Fuud mailed to this address; see confirmEmail.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description:
        'The e-mail address that waits for confirmation by a mailed link. It can be the present address or a new ' +
        'address. Null if no address waits for confirmation.',
      resolve: ({ id }, _args, context) => pendingEmail(context, id),
    }),
    hasPassword: t.boolean({
      description:
        'Whether the account has a password. False for guests, and for accounts whose owner can sign in only with an ' +
        'external provider.',
      resolve: ({ password }) => password !== null,
    }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'The first name; null if not given.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'The last name; null if not given.' }),
    profilePictureUrl: t.expose('profileImageUrl', {
      type: 'URL',
      nullable: true,
      description: 'The profile picture; null if there is none.',
    }),
    signInProviderKeys: t.stringList({
      extensions: listOf(1),
      description:
        'The keys (SignInProvider.key) of the external providers that the owner can use to sign in. Empty if there ' +
        'are none, e.g. for guests. To sign in with a password, see hasPassword.',
      resolve: ({ provider }) => (provider === LOCAL ? [] : [provider]),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the account last changed. For a guest, each call of continueAsGuest counts as a change.',
    }),
  }),
});
