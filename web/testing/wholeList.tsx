import type { ReactElement } from 'react';

/** Replaces the virtualiser in tests, because elements have no height in jsdom. It draws every row. */
export function WindowVirtualizer<Row>({
  data,
  children,
}: {
  data: Row[];
  children: (row: Row, at: number) => ReactElement;
}) {
  return <>{data.map(children)}</>;
}
