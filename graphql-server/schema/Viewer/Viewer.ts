import { findUser } from '../../domain/accounts/findUser';
import type { Viewer as ViewerShape } from '../../Viewer';
import { builder } from '../builder';
import { Settings, settingsOfMember } from '../Settings/Settings';
import { User } from './User';

const ViewerKind = builder.enumType('ViewerKind', {
  description: 'Who asks. New values may be added.',
  values: {
    ANONYMOUS: { description: 'Somebody who is not signed in.' },
    GUEST: { description: 'Somebody who continued as a guest: may look at everything, keeps things on the device.' },
    MEMBER: { description: 'Somebody with an account.' },
    PARTNER: { description: 'A program with a key that acts for no member.' },
  } as const,
});

/** Everything that belongs to the caller. */
export const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'The one who asks, and what is theirs.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ViewerKind, description: 'Who asks.' }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The account; null for ANONYMOUS and PARTNER.',
      resolve: (viewer, _args, { prisma }) => findUser(prisma, viewer),
    }),
    settings: t.field({
      type: Settings,
      nullable: true,
      description: 'How they want to see Fuud; null for all but members: a guest’s settings are on the device.',
      resolve: (viewer, _args, context) => settingsOfMember(context, viewer),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({ type: Viewer, description: 'The one who asks.', resolve: (_root, _args, { viewer }) => viewer }),
);
