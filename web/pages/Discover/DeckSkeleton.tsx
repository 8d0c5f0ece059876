import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { stackHeight } from './stackHeight';

/** The placeholder that is shown while cards load. `more`: the text says that more restaurants are loading. */
export function DeckSkeleton({ more = false }: { more?: boolean }) {
  return (
    <Frame>
      <Skeleton $height={stackHeight} $radius="24px" />
      <Words role="status">
        <FormattedMessage id={more ? 'discover.loadingMore' : 'discover.loading'} />
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
const Words = styled.p`
  position: absolute;
  inset: auto 0 40px;
  color: var(--ink-soft);
  text-align: center;
`;
