import { decodeGlobalId } from './globalId';

/** Options and descriptions of Relay's types, such as Node, PageInfo and the connections. */
export const relayOptions = {
  cursorType: 'String' as const,
  decodeGlobalID: decodeGlobalId,
  idFieldOptions: { description: 'The global id: opaque, and unique in the whole graph. node(id:) accepts it.' },
  nodeTypeOptions: { description: 'Any object that node(id:) finds by its global id.' },
  /** This option and the next option are false, because node.ts defines the fields `node` and `nodes`. */
  nodeQueryOptions: false as const,
  nodesQueryOptions: false as const,
  cursorFieldOptions: { description: 'The position of this edge in the list, for `after` and `before`.' },
  edgesFieldOptions: { description: 'The edges of the page, in order.', nullable: false as const },
  nodeFieldOptions: { description: 'The object of this edge.', nullable: false as const },
  pageInfoTypeOptions: { description: 'The cursors of a page, and whether the list has items on other pages.' },
  pageInfoFieldOptions: { description: 'The cursors of this page, and whether the list has items on other pages.' },
  hasNextPageFieldOptions: { description: 'Whether the list has more items after endCursor.' },
  hasPreviousPageFieldOptions: { description: 'Whether the list has more items before startCursor.' },
  startCursorFieldOptions: { description: 'The cursor of the first edge; null on an empty page.' },
  endCursorFieldOptions: { description: 'The cursor of the last edge; null on an empty page.' },
  firstArgOptions: {
    description:
      'How many items to return from the start, or after the cursor `after`: 1 to 100. The usual default is 20.',
  },
  lastArgOptions: { description: 'How many items to return from the end, or before the cursor `before`: 1 to 100.' },
  afterArgOptions: { description: 'The page contains only items after this cursor.' },
  beforeArgOptions: { description: 'The page contains only items before this cursor.' },
};
