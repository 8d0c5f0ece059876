import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink } from '../../components/forms/ButtonLink';
import { EmptyPlate } from '../../components/problems/EmptyPlate';

/** Shown for an empty list: a text about how to save restaurants, and links to the start page and the search. */
export function NoSaves() {
  return (
    <Frame>
      <Plate>
        <EmptyPlate />
      </Plate>
      <Words>
        <h2>
          <FormattedMessage id="saved.emptyTitle" />
        </h2>
        <p>
          <FormattedMessage id="saved.empty" />
        </p>
        <Ways>
          <ButtonLink to="/" data-tone="primary">
            <FormattedMessage id="saved.explore" />
          </ButtonLink>
          <ButtonLink to="/search">
            <FormattedMessage id="saved.toSearch" />
          </ButtonLink>
        </Ways>
      </Words>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  align-items: center;
  gap: 24px clamp(32px, 6vw, 88px);
  margin-top: clamp(24px, 5vw, 56px);
  @media (min-width: 760px) {
    grid-template-columns: minmax(200px, 320px) minmax(0, 1fr);
  }
`;
const Plate = styled.div`
  width: min(60vw, 320px);
`;
const Words = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  }
  p {
    max-width: 32em;
    color: var(--ink-soft);
    font-size: 1.125rem;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 6px;
`;
