import { MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { Chip } from '../../ui/Chip';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import type { MapBeside } from './useMapBeside';

/**
 * Props of ResultsBar. `id`: the HTML id of the heading; `count`: how many restaurants were found; `sample`: some shown
 * restaurants are invented; `map`: the map's state, null if no shown restaurant has coordinates; `children`: the menu
 * for the order of the results.
 */
export type ResultsBarProps = {
  id: string;
  count: number;
  sample: boolean;
  map: MapBeside | null;
  children: ReactNode;
};

/**
 * The bar above the list: a heading, the number of results, the menu for their order, and, if a map is offered, a
 * button for the map.
 */
export function ResultsBar({ id, count, sample, map, children }: ResultsBarProps) {
  const { formatNumber } = useIntl();
  return (
    <Bar>
      <h3 id={id}>
        <FormattedMessage id="search.allResults" />
      </h3>
      <Count>
        <FormattedMessage id="search.count" values={{ count }} />
      </Count>
      <ShortCount aria-hidden>{formatNumber(count)}</ShortCount>
      {sample && <SampleBadge />}
      <Choices>
        {children}
        {map?.offered && (
          <Chip selected={map.beside} onClick={map.toggle}>
            <MapIcon size={18} aria-hidden />
            <FormattedMessage id="search.map" />
          </Chip>
        )}
      </Choices>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 40px;
  margin-bottom: 2px;
  h3 {
    font-size: clamp(1.125rem, 1rem + 0.6vw, 1.25rem);
  }
`;
const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
`;
const Count = styled.span`
  color: var(--ink-soft);
  @media (max-width: 719px) {
    ${visuallyHidden}
  }
  [data-beside='true'] & {
    ${visuallyHidden}
  }
`;
const ShortCount = styled.span`
  color: var(--ink-soft);
  @media (min-width: 720px) {
    [data-beside='false'] & {
      display: none;
    }
  }
`;
