import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useListbox } from './useListbox';

/** Props of Listbox: `list` from useListbox, and how to render the options. */
export type ListboxProps<Option> = {
  list: ReturnType<typeof useListbox<Option>>['list'];
  /** Accessible name of the list. */
  label: string;
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** Whether an option is already chosen. A chosen option is marked and announced as current. */
  isCurrent?: (option: Option) => boolean;
  /** Gives the list a fixed height, with two columns on wide screens. Use it in a dialog. */
  steady?: boolean;
};

/**
 * The list of a field's options. An empty list is hidden. A press chooses an option, and the focus stays in the field.
 */
export function Listbox<Option>({ list, label, steady, ...look }: ListboxProps<Option>) {
  const { id, ref, options, at, optionId, onChoose } = list;
  return (
    <List ref={ref} id={id} role="listbox" aria-label={label} data-steady={steady} hidden={options.length === 0}>
      {options.map((option, index) => (
        <Item
          key={look.optionKey(option)}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          aria-current={look.isCurrent?.(option) || undefined}
          onPointerDown={(event) => event.preventDefault()} // the focus stays in the field
          onClick={() => onChoose(option)}
        >
          {look.renderOption(option)}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0 -8px;
  &[data-steady='true'] {
    display: block;
    height: min(22rem, 44dvh);
    overflow-y: auto;
    @media (min-width: 640px) {
      columns: 2;
      column-gap: 12px;
      column-fill: auto;
      height: 312px;
    }
  }
  &[hidden] {
    visibility: hidden;
  }
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: var(--radius-small);
  cursor: pointer;
  break-inside: avoid;
  scroll-margin: 12px 0;
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[aria-current]::after {
    content: '✓' / '';
    margin-left: auto;
    padding-left: 10px;
    color: var(--accent);
    font-weight: 700;
  }
`;
