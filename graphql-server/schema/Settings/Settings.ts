import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { findSettings } from '../../domain/settings/findSettings';
import type { Settings as SettingsShape } from '../../domain/settings/Settings';
import type { Viewer } from '../../Viewer';
import { builder } from '../builder';
import { DisplayMode, Language } from './enums';

const ref = builder.objectRef<SettingsShape>('Settings');

/** The GraphQL type of a member's settings. Only this member can read them. */
export const Settings = builder.node(ref, {
  description: 'The viewer’s own settings. The graph has no settings of other people.',
  id: { resolve: ({ userId }) => userId },
  brandLoadedObjects: true,
  loadManyWithoutCache: async (ids, { prisma, viewer }) => {
    const own = ids.some((id) => id === viewer.userId) ? await settingsOfMember({ prisma }, viewer) : null;
    return ids.map((id) => (id === viewer.userId ? own : null));
  },
  fields: (t) => ({
    displayMode: t.expose('displayMode', { type: DisplayMode, description: 'Light or dark; light by default.' }),
    language: t.expose('language', {
      type: Language,
      nullable: true,
      description: 'The language that the viewer chose. If null, labels follow the header Accept-Language.',
    }),
  }),
});

/** Returns the settings of a member; null for a viewer who is not a member. */
export async function settingsOfMember(deps: { prisma: PrismaClient }, viewer: Viewer): Promise<SettingsShape | null> {
  return viewer.kind === 'MEMBER' ? findSettings(deps, viewer) : null;
}
