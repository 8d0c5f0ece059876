import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Lines = styled.div`
  display: grid;
  gap: 18px;
  width: 100%;
  max-width: var(--page-width);
  margin: 0 auto;
  padding: 32px var(--gutter);
`;

/** Shown while a page loads, unless the page has its own skeleton. */
export function PageLoading() {
  return (
    <Lines role="status">
      <VisuallyHidden>
        <FormattedMessage id="shell.loading" />
      </VisuallyHidden>
      <Skeleton $width="min(26rem, 80%)" $height="3rem" />
      <Skeleton $height="52px" $radius="999px" />
      <Skeleton $height="220px" $radius="var(--radius)" />
      <Skeleton $height="220px" $radius="var(--radius)" />
    </Lines>
  );
}
