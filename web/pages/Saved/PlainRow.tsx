import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/**
 * Props of PlainRow; `facts`: empty facts are left out; `gone`: the catalogue no longer has the restaurant;
 * `children`: the heart (the button that saves or unsaves the restaurant).
 */
export type PlainRowProps = {
  name: string;
  picture: ReactNode;
  facts: readonly (string | null | undefined)[];
  gone?: boolean;
  children: ReactNode;
};

/**
 * A row with the stored facts of a restaurant, for use when there are no current facts. The row has no link, and its
 * only button is the heart.
 */
export function PlainRow({ name, picture, facts, gone = false, children }: PlainRowProps) {
  return (
    <Row data-gone={gone}>
      <Picture aria-hidden>{picture}</Picture>
      <Text>
        <h3>{name}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {gone && (
          <Note>
            <strong>
              <FormattedMessage id="list.vanished" />
            </strong>{' '}
            <FormattedMessage id="saved.vanishedText" />
          </Note>
        )}
      </Text>
      <Heart>{children}</Heart>
    </Row>
  );
}

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 0 14px;
  min-height: 106px;
  padding: 8px 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-gone='true'] {
    border-style: dashed;
    background: none;
  }
`;
const Picture = styled.div`
  width: 88px;
  height: 88px;
  overflow: clip;
  border-radius: var(--radius-small);
  [data-gone='true'] > & {
    filter: grayscale(0.8);
  }
`;
const Text = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  font-size: 0.9375rem;
  line-height: 1.35;
  h3 {
    padding-right: 40px;
    font-size: 1.1875rem;
    line-height: max(1.2em, 24px);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-soft);
  }
`;
const Note = styled.p`
  margin-top: 2px;
  strong {
    color: var(--ink);
    font-weight: 620;
  }
`;
const Heart = styled.div`
  position: absolute;
  top: 2px;
  right: 2px;
`;
