import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';

/** The placeholder for the popular restaurants while they load. */
export function PopularPending() {
  return (
    <Waiting>
      <Skeleton $width="60%" $height="1.6rem" />
      <Skeleton $height="72px" $radius="var(--radius)" />
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 22px;
`;
