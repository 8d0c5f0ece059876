import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { FiltersFoot, type Found } from '../../components/restaurant/filters/FiltersFoot';
import { Skeleton } from '../../ui/Skeleton';
import { sheetStyle } from '../../ui/sheet';
import { CuisineChoice } from './CuisineChoice';
import type { DeckOffer } from './deckOffer';
import { noWishes, type Wishes, wishCount } from './wishes';

/**
 * Props of WishPanel. `offer`: the possible filters; null until the deck reports them, and incomplete while `found` is
 * 'searching'; `found`: how many of the cards that are still to come pass the filters; `onShow` is called when the user
 * wants to see the cards.
 */
export type WishPanelProps = {
  id: string;
  wishes: Wishes;
  offer: DeckOffer | null;
  found: Found | null;
  onChange: (wishes: Wishes) => void;
  onClose: () => void;
  onShow: () => void;
};

/**
 * The filters of a deck of cards. Each filter takes effect when it is pressed. On phones, the filters are in a sheet at
 * the bottom of the screen. On wider screens, they are in a panel below the button that opens the panel. The same
 * button closes the sheet or the panel. The filters appear when the whole deck has loaded or has failed to load, so
 * that no filter moves later.
 */
export function WishPanel({ id, wishes, offer, found, onChange, onClose, onShow }: WishPanelProps) {
  const { formatMessage } = useIntl();
  const { unlisted, total } = offer ?? { unlisted: [], total: 0 };
  return (
    <>
      <Scrim onClick={onClose} />
      <Panel
        id={id}
        role="group"
        aria-label={formatMessage({ id: 'search.filters' })}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {offer && found !== 'searching' ? (
          <Choices>
            <FilterGroups
              filters={wishes}
              onChange={(filters) => onChange({ ...wishes, ...filters })}
              anyDiet
              unlisted={unlisted}
              hasNoResults={(filters) => offer.countWith({ ...wishes, ...filters }) === 0}
            >
              <CuisineChoice wishes={wishes} offer={offer} onChange={onChange} />
            </FilterGroups>
            <Note>
              <FormattedMessage id="search.filtersText" />
            </Note>
          </Choices>
        ) : (
          <Skeleton $height="16rem" $radius="var(--radius)" />
        )}
        <Foot>
          <FiltersFoot
            found={found}
            canClear={wishCount(wishes) > 0}
            onClear={() => onChange(noWishes)}
            onShow={onShow}
          >
            {typeof found === 'number' && (
              <FormattedMessage
                id="discover.showOfDeck"
                values={{ count: found, total, all: found === total ? 'yes' : 'no' }}
              />
            )}
          </FiltersFoot>
        </Foot>
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
  position: absolute;
  z-index: 20;
  top: calc(100% + 8px);
  left: 0;
  display: grid;
  gap: 14px;
  width: 100%;
  max-height: max(320px, calc(100dvh - 290px));
  padding: 18px 18px 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  @media (min-width: 1000px) {
    right: 0;
    left: auto;
    width: calc(100% + 24px); /* reaches the deck, but does not cover it */
    max-height: max(320px, calc(100dvh - 210px));
  }
  @media (max-width: 719px) {
    ${sheetStyle}
    position: fixed;
    inset: auto 0 0;
    z-index: 51;
    max-width: none;
    max-height: calc(100dvh - var(--header-height) - 72px);
    margin: 0;
    padding: 20px 20px 0;
  }
`;
/** The cuisines are at the top. The other filters are below them, side by side if they fit. */
const Choices = styled.div`
  display: grid;
  gap: 14px;
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 18px 24px;
    > * {
      flex: 1 1 14rem;
    }
    > :first-child,
    > p {
      flex-basis: 100%;
    }
  }
`;
const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 -18px;
  padding: 6px 18px 12px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media (max-width: 719px) {
    margin: 0 -20px;
    padding: 12px 20px max(16px, env(safe-area-inset-bottom));
  }
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
