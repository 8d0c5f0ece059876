import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The placeholder while a restaurant's page loads. */
export function RestaurantSkeleton() {
  return (
    <Page role="status">
      <VisuallyHidden>
        <FormattedMessage id="shell.loading" />
      </VisuallyHidden>
      <Picture />
      <Lines>
        <Skeleton $width="40%" />
        <Skeleton $width="90%" $height="3.5rem" />
        <Skeleton $width="60%" />
        <Skeleton $width="50%" />
        <Skeleton $width="70%" $height="48px" $radius="999px" />
      </Lines>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 68px var(--gutter);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: clamp(32px, 4vw, 60px);
  }
`;
const Picture = styled(Skeleton).attrs({ $radius: 'calc(var(--radius) * 1.5)' })`
  height: 200px;
  @media (min-width: 860px) {
    height: 340px;
  }
`;
const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
`;
