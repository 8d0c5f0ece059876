import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

/** The measured row heights of each list. With them a list has its old scroll position when the user comes back. */
const measured = new Map<string, { rows: number; heights: CacheSnapshot }>();

/** `onEnd` is called this many rows before the end of the loaded items. */
const rowsAhead = 8;

/**
 * Props of VirtualList. `name` identifies the list. `total` is the number of all items, including those not loaded yet.
 * `columns` is the number of items in a row. `rowHeight` is the approximate height of a row in pixels. `onEnd` is
 * called near the end of `items`.
 */
export type VirtualListProps<Item> = {
  name: string;
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  total: number;
  columns?: 1 | 2;
  rowHeight: number;
  onEnd: () => void;
};

/** A long list that renders only items near the window. Items may have different heights. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // Measured heights are valid only for one number of columns, so another number of columns needs a new `Rows`.
  return <Rows key={props.columns ?? 1} {...props} />;
}

function Rows<Item>(props: VirtualListProps<Item>) {
  const { name, label, items, keyOf, children, total, columns = 1, rowHeight, onEnd } = props;
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
  const key = `${name} ${columns}`;
  const [cache] = useState(() => {
    const known = measured.get(key);
    return known?.rows === rows.length ? known.heights : undefined;
  });
  const list = useRef<WindowVirtualizerHandle>(null);
  const requestMoreNearEnd = useEffectEvent(() => {
    const { current: virtualizer } = list;
    if (!virtualizer) return;
    if (virtualizer.findItemIndex(virtualizer.scrollOffset + virtualizer.viewportSize) >= rows.length - rowsAhead)
      onEnd();
  });
  const keep = useEffectEvent((virtualizer: WindowVirtualizerHandle) =>
    measured.set(key, { rows: rows.length, heights: virtualizer.cache }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when more items are loaded
  useEffect(() => requestMoreNearEnd(), [items.length]);
  useEffect(() => {
    const { current: virtualizer } = list;
    return () => {
      if (virtualizer) keep(virtualizer);
    };
  }, []);
  return (
    <List aria-label={label}>
      <WindowVirtualizer
        ref={list}
        data={rows}
        cache={cache}
        itemSize={rowHeight}
        bufferSize={800}
        onScroll={() => requestMoreNearEnd()}
      >
        {(row, at) => (
          <Row key={row.map(keyOf).join(' ')} $columns={columns}>
            {row.map((item, column) => (
              <Cell key={keyOf(item)} aria-setsize={total} aria-posinset={at * columns + column + 1}>
                {children(item)}
              </Cell>
            ))}
          </Row>
        )}
      </WindowVirtualizer>
    </List>
  );
}

/** This is not a <ul>, because the virtualizer puts its own elements between the list and the items. */
const List = styled.div.attrs({ role: 'list' })``;
const Cell = styled.div.attrs({ role: 'listitem' })`
  min-width: 0;
`;
/** While the window scrolls, virtua turns presses off. `pointer-events: auto` keeps them on for the items. */
const Row = styled.div<{ $columns: number }>`
  pointer-events: auto;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  padding-bottom: 8px;
`;
