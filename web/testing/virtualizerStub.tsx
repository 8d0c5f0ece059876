import type { ReactElement } from 'react';

/** Replaces the virtualizer in tests, because elements have no height in jsdom. It renders every row. */
export function WindowVirtualizer<Row>({
  data,
  children,
}: {
  data: Row[];
  children: (row: Row, at: number) => ReactElement;
}) {
  return <>{data.map(children)}</>;
}
