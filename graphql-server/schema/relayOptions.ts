import type { GraphQLResolveInfo } from 'graphql';
import { isObjectType } from 'graphql';
import { UserError } from '../domain/UserError';
import { decodeGlobalId } from './globalId';

type NodeId = { typename: string; id: string };

const MAX_NODES = 100;

/** An id of a type that this graph does not hold finds nothing. */
function isNode(info: GraphQLResolveInfo, { typename }: NodeId): boolean {
  const type = info.schema.getType(typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The words and rules of Relay's own types: Node, PageInfo, connections. */
export const relayOptions = {
  clientMutationId: 'omit' as const,
  cursorType: 'String' as const,
  decodeGlobalID: decodeGlobalId,
  idFieldOptions: { description: 'The global id: unique in the whole graph, opaque, good for node(id:).' },
  nodeTypeOptions: { description: 'Anything that can be asked for again by its global id.' },
  nodeQueryOptions: {
    description: 'Any object by its global id; null when there is none or it is not for the viewer.',
    args: { id: { description: 'A global id.' } },
    resolve: (
      _root: object,
      { id }: { id: NodeId },
      _context: object,
      info: GraphQLResolveInfo,
      load: (id: NodeId) => unknown,
    ) => (isNode(info, id) ? load(id) : null),
  },
  nodesQueryOptions: {
    description: 'Up to 100 objects by their global ids, in the order asked; null where there is none.',
    args: { ids: { description: 'Global ids.' } },
    resolve: async (
      _root: object,
      { ids }: { ids: NodeId[] },
      _context: object,
      info: GraphQLResolveInfo,
      load: (ids: NodeId[]) => Promise<unknown[]>,
    ) => {
      if (ids.length > MAX_NODES) {
        throw new UserError('INVALID', `Ask for at most ${MAX_NODES} ids at once`, { field: 'ids' });
      }
      const known = ids.filter((id) => isNode(info, id));
      const found = await load(known);
      return ids.map((id) => found[known.indexOf(id)] ?? null);
    },
  },
  mutationInputArgOptions: { description: 'What to change, and how.' },
  cursorFieldOptions: { description: 'Where this edge stands: for `after` and `before`.' },
  edgesFieldOptions: { description: 'The page, in order.', nullable: false as const },
  nodeFieldOptions: { description: 'What the edge leads to.', nullable: false as const },
  pageInfoTypeOptions: { description: 'Where a page lies within its list.' },
  pageInfoFieldOptions: { description: 'Where this page lies within the list.' },
  hasNextPageFieldOptions: { description: 'Whether more follows after endCursor.' },
  hasPreviousPageFieldOptions: { description: 'Whether more comes before startCursor.' },
  startCursorFieldOptions: { description: 'The cursor of the first edge; null on an empty page.' },
  endCursorFieldOptions: { description: 'The cursor of the last edge; null on an empty page.' },
  firstArgOptions: { description: 'How many from the start (or after `after`): 1 to 100, 20 unless told.' },
  lastArgOptions: { description: 'How many from the end (or before `before`): 1 to 100.' },
  afterArgOptions: { description: 'Only what follows this cursor.' },
  beforeArgOptions: { description: 'Only what comes before this cursor.' },
};
