import { findSettings } from '../../domain/settings/findSettings';
import type { Settings as SettingsShape } from '../../domain/settings/Settings';
import { builder } from '../builder';
import { DisplayMode, Language } from './enums';

const ref = builder.objectRef<SettingsShape>('Settings');

/** A person's own settings. Nobody else's can be asked for. */
export const Settings = builder.node(ref, {
  description: 'The viewer’s own settings; other people’s are not in the graph.',
  id: { resolve: ({ userId }) => userId },
  brandLoadedObjects: true,
  loadManyWithoutCache: async (ids, { prisma, viewer }) => {
    const own = ids.some((id) => id === viewer.userId) ? await findSettings({ prisma }, viewer) : null;
    return ids.map((id) => (id === viewer.userId ? own : null));
  },
  fields: (t) => ({
    displayMode: t.expose('displayMode', { type: DisplayMode, description: 'Light or dark; light unless chosen.' }),
    language: t.expose('language', { type: Language, description: 'The language; English unless chosen.' }),
  }),
});
