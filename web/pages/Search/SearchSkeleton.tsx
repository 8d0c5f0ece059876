import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { carouselHeight } from '../../components/restaurant/carousel/carouselHeight';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ResultList } from './ResultList';

/** The placeholder while the first results load. */
export function SearchSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">
        <FormattedMessage id="search.loading" />
      </VisuallyHidden>
      <Skeleton $width="min(26rem, 80%)" $height="2rem" />
      <TopFind>
        <Skeleton $height="100%" $radius="var(--radius)" />
      </TopFind>
      <Spaced>
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <Skeleton data-short="true" $height="106px" $radius="var(--radius)" />
          </li>
        ))}
      </Spaced>
    </div>
  );
}

/** The placeholder for the strip of Top Finds. It is as high as the strip. */
const TopFind = styled.div`
  height: ${carouselHeight};
  margin-top: 16px;
`;
const Spaced = styled(ResultList)`
  margin-top: 64px;
`;
