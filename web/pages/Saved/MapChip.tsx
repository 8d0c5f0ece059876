import { MapIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../ui/Chip';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import type { MapChoice } from './useMapChoice';

/** The button that switches between the list and its map. */
export function MapChip({ choice }: { choice: MapChoice }) {
  return (
    <AtEnd selected={choice.isMap} onClick={choice.toggle}>
      <MapIcon size={18} aria-hidden />
      <span>
        <FormattedMessage id="search.map" />
      </span>
    </AtEnd>
  );
}

const AtEnd = styled(Chip)`
  align-self: center;
  margin-left: auto;
  @media (max-width: 479px) {
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    justify-content: center;
    > span {
      ${visuallyHidden}
    }
  }
`;
