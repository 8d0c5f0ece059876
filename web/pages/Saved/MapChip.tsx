import { MapIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../ui/Chip';
import type { MapChoice } from './useMapChoice';

/** To see the list on a map, and back. */
export function MapChip({ choice }: { choice: MapChoice }) {
  return (
    <AtEnd selected={choice.isMap} onClick={choice.toggle}>
      <MapIcon size={18} aria-hidden />
      <FormattedMessage id="search.map" />
    </AtEnd>
  );
}

const AtEnd = styled(Chip)`
  align-self: center;
  margin-left: auto;
`;
