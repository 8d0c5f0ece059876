import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CardGrid } from './CardGrid';

/** What stands in the results' place while the first answer is on its way. */
export function SearchSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">
        <FormattedMessage id="search.loading" />
      </VisuallyHidden>
      <Skeleton $width="min(26rem, 80%)" $height="2.2rem" />
      <TopFind>
        <Skeleton $height="100%" $radius="calc(var(--radius) * 1.25)" />
      </TopFind>
      <Spaced>
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <Skeleton $height="192px" $radius="var(--radius) var(--radius) 0 0" />
            <Lines>
              <Skeleton $width="70%" $height="1.6rem" />
              <Skeleton $width="50%" />
              <Skeleton $width="90%" />
              <Skeleton $width="60%" $height="40px" />
            </Lines>
          </li>
        ))}
      </Spaced>
    </div>
  );
}

/** As high as a slide of the top finds. */
const TopFind = styled.div`
  height: 470px;
  margin-top: 80px;
  @media (min-width: 860px) {
    height: 410px;
  }
`;
const Spaced = styled(CardGrid)`
  margin-top: 80px;
`;
const Lines = styled.div`
  display: grid;
  gap: 12px;
  padding: 18px 20px;
`;
