import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FilterGroup } from '../../components/restaurant/filters/FilterGroup';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { FiltersFoot, type Found } from '../../components/restaurant/filters/FiltersFoot';
import { Chip } from '../../ui/Chip';
import { sheetStyle } from '../../ui/sheet';
import type { DeckOffer } from './deckOffer';
import { noWishes, toggleCuisine, type Wishes, wishCount } from './wishes';

/** Props of WishPanel. `offer`: the possible filters, null while it loads; `found`: how many cards are left. */
export type WishPanelProps = {
  id: string;
  wishes: Wishes;
  offer: DeckOffer | null;
  found: Found | null;
  onChange: (wishes: Wishes) => void;
  onClose: () => void;
};

/**
 * The filters of a deck; each takes effect at once. A panel beside the deck, on phones a sheet from below. It is not
 * modal: the button that opened it closes it.
 */
export function WishPanel({ id, wishes, offer, found, onChange, onClose }: WishPanelProps) {
  const { formatMessage } = useIntl();
  const cuisines = offer?.cuisines ?? [];
  return (
    <>
      <Scrim onClick={onClose} />
      <Panel
        id={id}
        role="group"
        aria-label={formatMessage({ id: 'search.filters' })}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <Foot>
          <FiltersFoot
            found={found}
            canClear={wishCount(wishes) > 0}
            onClear={() => onChange(noWishes)}
            onShow={onClose}
          />
        </Foot>
        <FilterGroups
          filters={wishes}
          onChange={(filters) => onChange({ ...wishes, ...filters })}
          anyDiet
          unlisted={typeof found === 'number' ? offer?.unlisted : []}
        >
          {cuisines.length > 0 && (
            <FilterGroup
              title={<FormattedMessage id="discover.cuisines" />}
              note={<FormattedMessage id="filters.anyOf" />}
            >
              {cuisines.map(({ key, label }) => (
                <Chip
                  key={key}
                  selected={wishes.cuisines.includes(key)}
                  onClick={() => onChange(toggleCuisine(wishes, key))}
                >
                  {label}
                </Chip>
              ))}
            </FilterGroup>
          )}
        </FilterGroups>
        <Note>
          <FormattedMessage id="search.filtersText" />
        </Note>
      </Panel>
    </>
  );
}

/** The layer between the deck and the sheet on phones. */
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
  @media (min-width: 720px) {
    display: none;
  }
`;
const Panel = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  @media (max-width: 719px) {
    ${sheetStyle}
    position: fixed;
    inset: auto 0 0;
    z-index: 51;
    max-width: none;
    max-height: calc(100dvh - var(--header-height) - 72px);
    margin: 0;
    padding: 20px 20px 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
const Foot = styled.div`
  @media (max-width: 719px) {
    position: sticky;
    bottom: 0;
    order: 1;
    margin: 0 -20px;
    padding: 12px 20px max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
