import { LOCAL } from '../../domain/accounts/externalSignIn/findAccount';
import { pendingEmail } from '../../domain/accounts/pendingEmail';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { NO_ONE } from '../ownRow';

/** A person's own account. Only its owner can read it. */
export const User = builder.prismaNode('User', {
  description: 'The viewer’s own account; other people’s accounts are not in the graph.',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: id === viewer.userId ? id : NO_ONE }),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'As typed at registration; null for guests and for accounts that another provider opened.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'Null when none was given.' }),
    isEmailConfirmed: t.boolean({
      description: 'Whether a link that Fuud mailed to that e-mail was followed, see confirmEmail.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The e-mail that a mailed link is to confirm, the present one or another; null when none waits.',
      resolve: ({ id }, _args, context) => pendingEmail(context, id),
    }),
    hasPassword: t.boolean({
      description: 'False for guests and for those who only sign in with an external provider.',
      resolve: ({ password }) => password !== null,
    }),
    firstName: t.exposeString('firstName', { nullable: true, description: 'Null when none was given.' }),
    lastName: t.exposeString('lastName', { nullable: true, description: 'Null when none was given.' }),
    profilePictureUrl: t.expose('profileImageUrl', {
      type: 'URL',
      nullable: true,
      description: 'The profile picture; null where there is none.',
    }),
    signInProviderKeys: t.stringList({
      extensions: listOf(1),
      description:
        'The services that the account signs in with, by SignInProvider.key; empty where there is none, as for guests. ' +
        'hasPassword tells of the password.',
      resolve: ({ provider }) => (provider === LOCAL ? [] : [provider]),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when the account exists.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});
