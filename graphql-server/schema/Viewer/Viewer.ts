import { findUser } from '../../domain/accounts/findUser';
import type { Viewer as ViewerShape } from '../../Viewer';
import { builder } from '../builder';
import { Settings, settingsOfMember } from '../Settings/Settings';
import { User } from './User';

const ViewerKind = builder.enumType('ViewerKind', {
  description: 'The kind of caller. New values may be added.',
  values: {
    ANONYMOUS: { description: 'Somebody who is not signed in.' },
    GUEST: {
      description: 'Somebody who continued as a guest. A guest’s saved data is stored only on the device.',
    },
    MEMBER: { description: 'Somebody who is signed in, but not as a guest.' },
    PARTNER: { description: 'Reserved for programs that have an API key and do not act for a member.' },
  } as const,
});

/** The GraphQL type of the caller, with the data that belongs to the caller. */
export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'The caller, and the data of the caller.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ViewerKind, description: 'The kind of caller.' }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The account of a member or guest; null for other viewers, and if the account was deleted.',
      resolve: (viewer, _args, { prisma }) => findUser(prisma, viewer),
    }),
    settings: t.field({
      type: Settings,
      nullable: true,
      description: 'The settings of a member; null for other viewers. A guest’s settings are stored on the device.',
      resolve: (viewer, _args, context) => settingsOfMember(context, viewer),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({ type: Viewer, description: 'The caller.', resolve: (_root, _args, { viewer }) => viewer }),
);
