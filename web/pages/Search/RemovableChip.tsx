import styled from 'styled-components';

/** A button that removes one part of the search: a filter, or something that Fuud understood from the words. */
export const RemovableChip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  padding: 0.25rem 0.6rem 0.25rem 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: 0.9375rem;
  font-weight: 560;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: left;
  > span::first-letter {
    text-transform: uppercase;
  }
  > span {
    display: inline-block;
  }
  > svg {
    flex: none;
    color: var(--ink-soft);
  }
  &:hover {
    border-color: var(--ink);
    > svg:last-child {
      color: var(--accent);
    }
  }
  &[data-unlisted='true'] {
    color: var(--ink-soft);
    &::before {
      content: '?';
    }
  }
  &[data-kind='REMEMBERED'] {
    border-style: dashed;
    border-color: var(--control-line);
    background: transparent;
    font-weight: 460;
  }
`;
