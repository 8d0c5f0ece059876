import { MapPin, SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFetchedDialog } from '../../components/problems/useFetchedDialog';
import type { Found } from '../../components/restaurant/filters/FiltersFoot';
import { focusDeck } from './deckFocus';
import type { DeckOffer } from './deckOffer';
import { NearButton } from './NearButton';
import { useActiveWishes } from './useActiveWishes';
import { WishChips } from './WishChips';
import { WishPanel } from './WishPanel';
import { type Wishes, wishCount } from './wishes';

const loadDialog = async () => (await import('../../components/city/CityDialog')).CityDialog;

/**
 * Props of DeckFilters. `isNear`: the deck has restaurants near the user. `offer`: the possible filters, with the names
 * of the cuisines. `found`: how many of the cards that are still to come pass the filters. `open`: the filter panel is
 * open.
 */
export type DeckFiltersProps = {
  city: string;
  wishes: Wishes;
  offer: DeckOffer | null;
  found: Found | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  onCity: (city: string) => void;
  onWishes: (wishes: Wishes) => void;
  isNear: boolean;
  onNear: (isNear: boolean) => void;
};

/**
 * The deck's area (the city or the user's surroundings), the filters in a panel, and a chip for each active filter. A
 * press on a chip removes its filter.
 */
export function DeckFilters(props: DeckFiltersProps) {
  const { city, wishes, offer, found, open, onOpen, onCity, onWishes, isNear, onNear } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { Component: CityDialog, show, preload, state } = useFetchedDialog(loadDialog);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const active = useActiveWishes(wishes, offer?.cuisines ?? []);
  const count = wishCount(wishes);
  const area = useRef<HTMLDivElement>(null);
  const close = () => {
    onOpen(false);
    toggle.current?.focus({ preventScroll: true });
  };
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (!area.current?.contains(target as Node)) onOpen(false);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: PointerEvent) => closeOutside(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [open]);
  return (
    <>
      <Area ref={area}>
        <Row data-open={open}>
          <Opener
            type="button"
            aria-haspopup="dialog"
            aria-expanded={state.open}
            aria-label={formatMessage({ id: 'search.cityNow' }, { city })}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={show}
          >
            <MapPin size={18} aria-hidden />
            <Name>{city}</Name>
          </Opener>
          <NearButton isNear={isNear} onNear={onNear} />
          <Opener
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            aria-label={formatMessage({ id: 'search.filtersCount' }, { count })}
            data-on={count > 0}
            onClick={() => onOpen(!open)}
            onKeyDown={({ key }) => key === 'Escape' && onOpen(false)}
          >
            <SlidersHorizontal size={18} aria-hidden />
            <FormattedMessage id="search.filters" /> {count > 0 && <Count>{formatNumber(count)}</Count>}
          </Opener>
        </Row>
        {open && (
          <WishPanel
            id={panel}
            wishes={wishes}
            offer={offer}
            found={found}
            onChange={onWishes}
            onClose={close}
            onShow={() => {
              if (focusDeck()) onOpen(false);
              else close();
            }}
          />
        )}
      </Area>
      {CityDialog && <CityDialog {...state} city={city} onChoose={onCity} />}
      <WishChips active={active} onChange={onWishes} />
    </>
  );
}

/** The open panel covers the page below this area. The chips are outside this area, so they do not move the panel. */
const Area = styled.div`
  position: relative;
  min-width: 0;
  @media (min-width: 1000px) {
    grid-column: 3;
    grid-row: 1;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (max-width: 719px) {
    /*
     * On phones, the panel is a sheet with a dark layer behind it. This row is in front of the dark layer, so the
     * filter button can close the sheet.
     */
    &[data-open='true'] {
      position: relative;
      z-index: 51;
    }
  }
`;
const Opener = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-width: 0;
  min-height: 44px;
  padding: 0 0.85rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  font-size: 0.9375rem;
  font-weight: 560;
  &:first-child {
    flex: 1;
  }
  @media (max-width: 719px) {
    padding: 0 0.7rem;
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
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
/** The number is in the corner of the button, so that nothing moves when a filter is set. */
const Count = styled.span`
  position: absolute;
  top: -7px;
  right: -3px;
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
