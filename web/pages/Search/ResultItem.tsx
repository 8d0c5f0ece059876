import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useActivePlace } from './ActivePlace';

/** Props of ResultItem: the restaurant's id, and its row as `children`. */
export type ResultItemProps = { id: string; children: ReactNode };

/** The HTML id of a restaurant's row. */
export const rowId = (id: string) => `row-${id}`;

/** An item of the list of results. Pointing at it highlights the restaurant's pin on the map, if there is a map. */
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
