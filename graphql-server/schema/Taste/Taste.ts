import type { Pool } from 'pg';
import { loadTaste, type Taste as TasteShape } from '../../search/taste/loadTaste';
import type { ConceptWeight } from '../../search/vocabulary/ConceptWeight';
import type { Viewer as ViewerShape } from '../../Viewer';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Concept } from '../Search/Concept';
import { Viewer } from '../Viewer/Viewer';

const TastePreference = builder.objectRef<ConceptWeight>('TastePreference').implement({
  description: 'Something a member likes or dislikes.',
  fields: (t) => ({
    concept: t.expose('concept', { type: Concept, description: 'What it is.' }),
    weight: t.exposeFloat('weight', {
      description: 'How much: 1 is the strongest liking, below 0 a dislike, -1 the strongest.',
    }),
  }),
});

/** A member's taste. Only its owner can read it. */
export const Taste = builder.node(builder.objectRef<TasteShape>('Taste'), {
  description:
    'What Fuud knows of the viewer’s own taste, worked out from their saves, ratings and diary. It moves search results by a fifth at most.',
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
      description: 'Likes and dislikes, 40 at most, strongest first. Diets are never among them.',
      resolve: ({ concepts }) => concepts,
    }),
    erasedAt: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer last erased it: what they did before does not count. Null when never.',
    }),
  }),
});

builder.objectField(Viewer, 'taste', (t) =>
  t.field({
    type: Taste,
    nullable: true,
    description: 'What Fuud knows of their taste; null for all but members, for nothing is kept of others.',
    resolve: (viewer, _args, context) => tasteOfViewer(viewer, context),
  }),
);

async function tasteOfViewer(viewer: ViewerShape, { pool }: { pool: Pool }): Promise<TasteShape | null> {
  return viewer.kind === 'MEMBER' ? loadTaste(pool, viewer.userId, new Date()) : null;
}
