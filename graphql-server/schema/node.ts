import { type GraphQLNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { UserError } from '../errors/UserError';
import { builder } from './builder';
import { readGlobalId } from './globalId';

const MAX_NODES = 100;

/** Returns the type and the id from the global id of a node. Returns null for other texts, so that nothing is found. */
function nodeBehind(globalId: string, { schema }: GraphQLResolveInfo): { type: string; id: string } | null {
  const { typename: type, id } = readGlobalId(globalId) ?? {};
  return type && id && isNode(schema.getType(type)) ? { type, id } : null;
}

const isNode = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

builder.queryField('node', (t) =>
  t.node({
    description:
      'Any object by its global id. Null when no object has this id, when the viewer may not read the object, or ' +
      'when the text is not a global id.',
    args: { id: t.arg.id({ required: true, description: 'A global id.' }) },
    id: (_root, { id }, _context, info) => nodeBehind(id, info),
  }),
);

builder.queryField('nodes', (t) =>
  t.nodeList({
    description:
      'Up to 100 objects by their global ids, in the order of the ids. An object is null if node(id:) returns null.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids.' }) },
    ids: (_root, { ids }, _context, info) => {
      if (ids.length > MAX_NODES) {
        throw new UserError('INVALID', `Ask for at most ${MAX_NODES} ids at once`, { field: 'ids' });
      }
      return ids.map((id) => nodeBehind(id, info));
    },
  }),
);
