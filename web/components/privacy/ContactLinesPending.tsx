import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';

const Lines = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: 1rem;
`;

/** The room ContactLines will take, so that what stands below does not move when they come. */
export function ContactLinesPending({ withPost }: { withPost: boolean }) {
  return (
    <Lines aria-hidden>
      <Skeleton $width="12rem" $height="3.4rem" />
      {withPost && <Skeleton $width="16rem" $height="6.8rem" />}
    </Lines>
  );
}
