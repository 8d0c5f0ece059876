import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context/context';
import { type ListName, type ListPage, readListPage } from '../lists/listPage';
import type { Paged } from '../lists/Paged';
import { builder } from './builder';
import { connectionFrom } from './listConnection';
import { Viewer } from './Viewer/Viewer';

type Types = (typeof builder)['$inferSchemaTypes'];

/** One of the viewer's own lists that GraphQL returns, e.g. the diary. */
export interface ViewerList<Row> {
  /** The name of the field on Viewer. */
  field: string;
  node: ObjectRef<Types, Row>;
  /** The name of the node's type. The names of the edge and the connection begin with this name. */
  name: string;
  list: ListName;
  /** The descriptions of the edge, the page and the field. */
  descriptions: { edge: string; page: string; field: string };
  read: (context: Context, page: ListPage, info: GraphQLResolveInfo) => Promise<Paged<Row>>;
}

/** Makes the GraphQL types of the edge and the connection of a list. */
export function viewerListTypes<Row>({
  node,
  name,
  descriptions,
}: Pick<ViewerList<Row>, 'node' | 'name'> & { descriptions: Pick<ViewerList<Row>['descriptions'], 'edge' | 'page'> }) {
  const edge = builder.edgeObject({ type: node, name: `${name}Edge`, description: descriptions.edge });
  const connection = builder.connectionObject(
    { type: node, name: `${name}Connection`, description: descriptions.page },
    edge,
  );
  return { edge, connection };
}

/**
 * Adds the list to Viewer as a connection.
 * @returns the type of the list's edges; payloads of mutations use this type too
 */
export function addViewerList<Row>({ field, list, descriptions, read, ...types }: ViewerList<Row>) {
  const { edge, connection } = viewerListTypes({ ...types, descriptions });
  builder.objectField(Viewer, field, (t) =>
    t.field({
      type: connection,
      description: descriptions.field,
      args: { ...t.arg.connectionArgs() },
      resolve: async (_viewer, args, context, info) =>
        connectionFrom(await read(context, readListPage(list, args), info)),
    }),
  );
  return edge;
}
