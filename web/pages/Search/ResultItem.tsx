import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useActivePlace } from './ActivePlace';

/** Props of ResultItem: `id` of its place, and the row in it. */
export type ResultItemProps = { id: string; children: ReactNode };

/** The id, in the page, of the row of a place. */
export const rowId = (id: string) => `row-${id}`;

/** A row of the list, tied to its pin where there is a map beside. */
export function ResultItem({ id, children }: ResultItemProps) {
  const { active, setActive } = useActivePlace();
  const point = () => setActive(id);
  const leave = () => setActive(null);
  return (
    <Item
      id={rowId(id)}
      data-active={active === id}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </Item>
  );
}

const Item = styled.li`
  border-radius: var(--radius);
  [data-beside='true'] &[data-active='true'] {
    box-shadow: 0 0 0 2px var(--accent);
  }
`;
