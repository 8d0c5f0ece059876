import styled from 'styled-components';

/** A line of the panel to add restaurants (AddPanel). It shows the state of a search. */
export const PanelLine = styled.p`
  padding: 18px 2px;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;
/** The heading above a list of restaurants in this panel. */
export const PanelTitle = styled.h2`
  margin: 22px 0 8px;
  font-size: 1.375rem;
  overflow-wrap: anywhere;
`;
/** A list of restaurants. With `data-strip` it becomes a row that scrolls sideways on screens narrower than 1040 px. */
export const PlaceList = styled.ul`
  display: grid;
  gap: 4px;
  @media (max-width: 1039px) {
    &[data-strip='true'] {
      grid-auto-columns: minmax(min(300px, 88%), 44%);
      grid-auto-flow: column;
      gap: 10px;
      margin: 0 calc(-1 * var(--gutter));
      padding: 4px var(--gutter) 10px;
      overflow-x: auto;
      scroll-padding: 0 var(--gutter);
      scroll-snap-type: x proximity;
      > li {
        padding: 8px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        scroll-snap-align: start;
      }
      strong {
        white-space: normal; /* a long name gets as many lines as it needs, because its column is narrow */
      }
    }
  }
`;
