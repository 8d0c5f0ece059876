import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';

const Lines = styled.div`
  display: grid;
  gap: 1rem;
  margin-top: 1rem;
`;

/** A placeholder of about the size of ContactLines, so the content below hardly moves when the lines are loaded. */
export function ContactLinesPending({ withPost }: { withPost: boolean }) {
  return (
    <Lines aria-hidden>
      <Skeleton $width="12rem" $height="3.4rem" />
      {withPost && <Skeleton $width="16rem" $height="6.8rem" />}
    </Lines>
  );
}
