import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyPlate } from '../../components/problems/EmptyPlate';

/** The page of an empty diary. */
export function BlankPage() {
  return (
    <Frame>
      <Plate>
        <EmptyPlate />
      </Plate>
      <Words>
        <h2>
          <FormattedMessage id="diary.emptyTitle" />
        </h2>
        <p>
          <FormattedMessage id="diary.empty" />
        </p>
      </Words>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  align-items: center;
  gap: 20px clamp(28px, 4vw, 56px);
  padding: clamp(8px, 3vw, 40px) 0;
  @media (min-width: 620px) {
    grid-template-columns: minmax(140px, 220px) minmax(0, 1fr);
  }
`;
const Plate = styled.div`
  width: min(48vw, 220px);
`;
const Words = styled.div`
  display: grid;
  gap: 10px;
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem);
  }
  p {
    max-width: 30em;
    color: var(--ink-soft);
    font-size: 1.0625rem;
  }
`;
