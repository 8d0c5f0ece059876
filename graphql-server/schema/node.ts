import { type GraphQLNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { UserError } from '../errors/UserError';
import { builder } from './builder';
import { decodeGlobalId, readGlobalId } from './globalId';

const MAX_NODES = 100;

/** The id when its type is a node of this graph; null for any other type, so that it finds nothing. */
function idOfNode(globalId: string, { schema }: GraphQLResolveInfo): string | null {
  return isNode(schema.getType(decodeGlobalId(globalId).typename)) ? globalId : null;
}

/** Of many ids one that is none finds nothing, and spoils nothing for the others. */
function nodeAmongMany(globalId: string, { schema }: GraphQLResolveInfo): { type: string; id: string } | null {
  const { typename: type, id } = readGlobalId(globalId) ?? {};
  return type && id && isNode(schema.getType(type)) ? { type, id } : null;
}

const isNode = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');

builder.queryField('node', (t) =>
  t.node({
    description: 'Any object by its global id; null when there is none or it is not for the viewer.',
    args: { id: t.arg.id({ required: true, description: 'A global id.' }) },
    id: (_root, { id }, _context, info) => idOfNode(id, info),
  }),
);

builder.queryField('nodes', (t) =>
  t.nodeList({
    description:
      'Up to 100 objects by their global ids, in the order asked; null where there is none, and for what is no global id.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids.' }) },
    ids: (_root, { ids }, _context, info) => {
      if (ids.length > MAX_NODES) {
        throw new UserError('INVALID', `Ask for at most ${MAX_NODES} ids at once`, { field: 'ids' });
      }
      return ids.map((id) => nodeAmongMany(id, info));
    },
  }),
);
