import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SavedHead } from './SavedHead';

/** The title and three placeholder cards, shown while the list loads. */
export function SavedSkeleton() {
  return (
    <>
      <SavedHead />
      <VisuallyHidden role="status">
        <FormattedMessage id="saved.loading" />
      </VisuallyHidden>
      <Cards data-testid="skeleton">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} $height="106px" $radius="var(--radius)" />
        ))}
      </Cards>
    </>
  );
}

const Cards = styled.div`
  display: grid;
  gap: 8px 16px;
  margin-top: 48px;
  @media (min-width: 1040px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
