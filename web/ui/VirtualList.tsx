import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

/** Heights as they were measured, by the list's name: going back to a list leads to where one was in it. */
const measured = new Map<string, { rows: number; heights: CacheSnapshot }>();

/** So many rows before the end of what is there, more is asked for. */
const rowsAhead = 8;

/**
 * Props of VirtualList. `name` tells lists apart; `total`: how many items there are in all, also those that `items` does not
 * hold yet; `columns`: items beside each other; `rowHeight`: about how high an item is; `onEnd`: the end of `items` is near.
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

/** A long list of which only what is near the window is drawn, whatever the heights of its items. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
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
  const look = useEffectEvent(() => {
    const { current: shown } = list;
    if (!shown) return;
    if (shown.findItemIndex(shown.scrollOffset + shown.viewportSize) >= rows.length - rowsAhead) onEnd();
  });
  const keep = useEffectEvent((shown: WindowVirtualizerHandle) =>
    measured.set(key, { rows: rows.length, heights: shown.cache }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again once more items are there
  useEffect(() => look(), [items.length]);
  useEffect(() => {
    const { current: shown } = list;
    return () => {
      if (shown) keep(shown);
    };
  }, []);
  return (
    <List aria-label={label}>
      <WindowVirtualizer
        key={columns}
        ref={list}
        data={rows}
        cache={cache}
        itemSize={rowHeight}
        bufferSize={800}
        onScroll={() => look()}
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

/** No list of HTML: what the virtualiser draws stands between it and its items. */
const List = styled.div.attrs({ role: 'list' })``;
const Cell = styled.div.attrs({ role: 'listitem' })`
  min-width: 0;
`;
const Row = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  padding-bottom: 8px;
`;
