import { decodeGlobalId } from './globalId';

/** Options and descriptions of Relay's types: Node, PageInfo, connections. */
export const relayOptions = {
  cursorType: 'String' as const,
  decodeGlobalID: decodeGlobalId,
  idFieldOptions: { description: 'The global id: unique in the whole graph, opaque, good for node(id:).' },
  nodeTypeOptions: { description: 'Anything that can be asked for again by its global id.' },
  /** node.ts defines these two fields. */
  nodeQueryOptions: false as const,
  nodesQueryOptions: false as const,
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
