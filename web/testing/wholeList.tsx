import type { ReactElement } from 'react';

/** Stands in for the virtualiser where nothing has a height: draws every row. */
export function WindowVirtualizer<Row>({
  data,
  children,
}: {
  data: Row[];
  children: (row: Row, at: number) => ReactElement;
}) {
  return <>{data.map(children)}</>;
}
