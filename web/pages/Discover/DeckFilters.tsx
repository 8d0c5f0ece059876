import { LocateFixed, MapPin, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFetchedDialog } from '../../components/problems/useFetchedDialog';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { type Filters, filterCount } from '../../components/restaurant/filters/filters';
import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import { findPosition } from '../../device/position';
import { IconButton } from '../../ui/IconButton';
import { useToast } from '../../ui/Toast';

const loadDialog = async () => (await import('../../components/city/CityDialog')).CityDialog;

/** Props of DeckFilters; `isNear`: the deck is of what lies around the diner. */
export type DeckFiltersProps = {
  city: string;
  filters: Filters;
  onCity: (city: string) => void;
  onFilters: (filters: Filters) => void;
  isNear: boolean;
  onNear: (isNear: boolean) => void;
};

/** Which places the deck is of: the city or around the diner; filters in a panel, and those that are on as chips to take away. */
export function DeckFilters({ city, filters, onCity, onFilters, isNear, onNear }: DeckFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { Part: CityDialog, show, prepare, state } = useFetchedDialog(loadDialog);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const active = useActiveFilters(filters);
  const count = filterCount(filters);
  const showToast = useToast();
  const [locating, setLocating] = useState(false);
  const toggleNear = async () => {
    if (isNear) return onNear(false);
    setLocating(true);
    const found = await findPosition();
    setLocating(false);
    if (found) onNear(true);
    else showToast({ title: formatMessage({ id: 'discover.noPosition' }), tone: 'destructive' });
  };
  return (
    <>
      <Row>
        <Opener
          type="button"
          aria-haspopup="dialog"
          aria-expanded={state.open}
          aria-label={formatMessage({ id: 'search.cityNow' }, { city })}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={show}
        >
          <MapPin size={18} aria-hidden />
          <Name>{city}</Name>
        </Opener>
        <Near
          label={formatMessage({ id: 'discover.near' })}
          aria-pressed={isNear || locating}
          aria-busy={locating}
          onClick={() => void toggleNear()}
        >
          <LocateFixed size={19} aria-hidden />
        </Near>
        <Opener
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          aria-label={formatMessage({ id: 'search.filtersCount' }, { count })}
          data-on={count > 0}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          <FormattedMessage id="search.filters" /> {count > 0 && <Count>{formatNumber(count)}</Count>}
        </Opener>
      </Row>
      {CityDialog && <CityDialog {...state} city={city} onChoose={onCity} />}
      {open && (
        <Panel id={panel} role="group" aria-label={formatMessage({ id: 'search.filters' })}>
          <FilterGroups filters={filters} onChange={onFilters} />
          <Note>
            <FormattedMessage id="search.filtersText" />
          </Note>
        </Panel>
      )}
      {active.length > 0 && (
        <Chips role="group" aria-label={formatMessage({ id: 'discover.activeFilters' })}>
          {active.map(({ name, without }) => (
            <Removable
              key={name}
              type="button"
              aria-label={formatMessage({ id: 'search.removeFilter' }, { filter: name })}
              onClick={() => onFilters(without)}
            >
              {name}
              <X size={15} aria-hidden />
            </Removable>
          ))}
        </Chips>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
`;
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-width: 0;
  min-height: 44px;
  padding: 0 1rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  font-size: 0.9375rem;
  font-weight: 560;
  &:first-child {
    flex: 1;
  }
  &:hover,
  &[data-on='true'],
  &[aria-expanded='true'] {
    border-color: var(--ink);
  }
  > svg {
    flex: none;
    color: var(--accent);
  }
`;
const Near = styled(IconButton)`
  flex: none;
  border: 1.5px solid var(--control-line);
  background: var(--raised);
  color: var(--accent);
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 5px;
  border-radius: 999px;
  background: var(--ink);
  color: var(--paper);
  font-size: 0.8125rem;
  font-weight: 680;
  line-height: 1;
`;
const Panel = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const Removable = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  padding: 0 0.6rem 0 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: 0.9375rem;
  font-weight: 560;
  > svg {
    color: var(--ink-soft);
  }
  &:hover {
    border-color: var(--ink);
  }
`;
