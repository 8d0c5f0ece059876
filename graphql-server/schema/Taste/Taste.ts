import type { Pool } from 'pg';
import { loadTaste, type Taste as TasteShape } from '../../search/taste/loadTaste';
import type { ConceptWeight } from '../../search/vocabulary/ConceptWeight';
import type { Viewer as ViewerShape } from '../../Viewer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Concept } from '../Search/Concept';
import { Viewer } from '../Viewer/Viewer';

const TastePreference = builder.objectRef<ConceptWeight>('TastePreference').implement({
  description: 'Something that a member likes or dislikes.',
  fields: (t) => ({
    concept: t.expose('concept', { type: Concept, description: 'What the member likes or dislikes.' }),
    weight: t.exposeFloat('weight', {
      description: 'A number from -1 (the strongest dislike) to 1 (the strongest like).',
    }),
  }),
});

/** The GraphQL type of a member's taste. Only this member can read the taste. */
export const Taste = builder.node(builder.objectRef<TasteShape>('Taste'), {
  description:
    'The viewer’s taste, which Fuud computes from their saved restaurants, ratings and diary. In the score of a ' +
    'restaurant, the taste has at most the weight 0.2 in a search, and at most the weight 0.5 in a deck.',
  id: { resolve: ({ userId }) => userId },
  brandLoadedObjects: true,
  loadManyWithoutCache: async (ids, { pool, viewer }) => {
    const own = ids.some((id) => id === viewer.userId) ? await tasteOfViewer(viewer, { pool }) : null;
    return ids.map((id) => (id === viewer.userId ? own : null));
  },
  fields: (t) => ({
    preferences: t.field({
      type: [TastePreference],
      extensions: listOf(20),
      description: 'Likes and dislikes, at most 40, strongest first. Diets are never included.',
      resolve: ({ concepts }) => concepts,
    }),
    erasedAt: t.expose('erasedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the viewer last erased the taste. If a save, a rating or a diary entry already had a later date, ' +
        'erasedAt is this later date. Only saves, ratings and diary entries that were added after erasedAt count. ' +
        'Null if the viewer never erased the taste.',
    }),
  }),
});

builder.objectField(Viewer, 'taste', (t) =>
  t.field({
    type: Taste,
    nullable: true,
    description: 'The viewer’s taste; null for guests and visitors, because Fuud computes only the taste of members.',
    resolve: (viewer, _args, context) => tasteOfViewer(viewer, context),
  }),
);

async function tasteOfViewer(viewer: ViewerShape, { pool }: { pool: Pool }): Promise<TasteShape | null> {
  return viewer.kind === 'MEMBER' ? loadTaste(pool, viewer.userId, new Date()) : null;
}
