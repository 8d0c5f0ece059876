import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import styled from 'styled-components';
import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import type { Found } from '../../components/restaurant/filters/FiltersFoot';
import { chooseCity, useCity } from '../../device/city';
import { type DiscoverState, keepDiscoverState } from '../../device/discoverState';
import { useFollowLanguage } from '../../relay/useFollowLanguage';
import { Button } from '../../ui/Button';
import { Unbroken } from '../../ui/Unbroken';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import type { PageProps } from '../page';
import { usePageTitle } from '../usePageTitle';
import { Carousels } from './Carousels';
import { Deck } from './Deck';
import { DeckFilters } from './DeckFilters';
import { DeckProblem } from './DeckProblem';
import { DeckSkeleton } from './DeckSkeleton';
import { requestDeckFocus } from './deckFocus';
import type { DeckOffer } from './deckOffer';
import { beginDeck, deckIn, nextDeck } from './deckSteps';
import { deckVariables } from './deckVariables';
import { landscape } from './landscape';
import type { loadDiscoverPage } from './loadDiscoverPage';
import { Plate } from './Plate';
import { noWishes, readWishes } from './wishes';

/** The Discover page: a deck of restaurants to save or skip one after another, and carousels below the deck. */
export function DiscoverPage({ loaded }: PageProps<typeof loadDiscoverPage>) {
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const city = useCity();
  const [state, setState] = useState<DiscoverState | null>(loaded.state);
  const [asked, setAsked] = useState<PreloadedQuery<DiscoverPageQuery> | null>(null);
  const [hasRetried, setRetried] = useState(false);
  const [first, setFirst] = useState<string | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  const [offered, setOffered] = useState<{ offer: DeckOffer; found: Found } | null>(null);
  const deck = asked ?? loaded.deck;
  useEffect(() => () => asked?.dispose(), [asked]);
  useEffect(() => keepDiscoverState(loaded.state), [loaded.state]);
  usePageTitle(formatMessage({ id: 'nav.discover' }));

  const change = (next: DiscoverState) => {
    keepDiscoverState(next);
    setState(next);
  };
  const ask = (next: DiscoverState) =>
    setAsked(loadQuery<DiscoverPageQuery>(environment, artifact, deckVariables(next), { fetchPolicy: 'network-only' }));
  /** Starts another deck. All data in Relay's store then counts as out of date. */
  const begin = (next: DiscoverState) => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    setRetried(false);
    setOffered(null);
    change(next);
    ask(next);
  };
  const find = () => {
    requestDeckFocus('now');
    begin(state ?? beginDeck(city));
  };
  const beginNear = (isNear: boolean) => begin({ ...nextDeck(state ?? beginDeck(city)), isNear });
  // The city can change in the header or in another tab.
  if (state && state.location !== city) begin(deckIn(city, state));
  useFollowLanguage(deck, () => state && ask(state));

  const wishes = state ? readWishes(state.filters) : noWishes;
  const asksOffer = isFiltering || wishes.cuisines.length > 0;
  return (
    <Page>
      <Spread>
        <Top>
          <h1>
            <FormattedMessage id="discover.title" />
          </h1>
          <DeckFilters
            city={city}
            wishes={wishes}
            offer={offered?.offer ?? null}
            found={offered?.found ?? null}
            open={isFiltering}
            onOpen={setFiltering}
            onCity={chooseCity}
            isNear={Boolean(deck?.variables.area.point)}
            onNear={beginNear}
            onWishes={(filters) => change({ ...(state ?? beginDeck(city)), filters, currentIndex: 0, currentId: null })}
          />
        </Top>
        <Stage>
          {!deck || !state ? (
            <Plate
              title={<FormattedMessage id="discover.welcome" />}
              text={<FormattedMessage id="discover.welcomeText" values={{ city: <Unbroken>{city}</Unbroken> }} />}
            >
              <Button tone="primary" onClick={find}>
                <FormattedMessage id="discover.find" />
              </Button>
            </Plate>
          ) : (
            <ResetBoundary
              resetKey={deck}
              fallback={(error) => (
                <DeckProblem
                  error={error}
                  hasRetried={hasRetried}
                  onRetry={() => {
                    setRetried(true);
                    ask(state);
                  }}
                />
              )}
            >
              <Suspense fallback={<DeckSkeleton more={asked !== null && state.refreshKey > 0} />}>
                <Deck
                  key={`${state.location} ${state.refreshKey}`}
                  queryRef={deck}
                  state={state}
                  onChange={(part) => change({ ...state, ...part })}
                  onFirst={setFirst}
                  onRefresh={() => begin(nextDeck(state))}
                  onLeaveNear={() => beginNear(false)}
                  onNothing={() => state.refreshKey === 0 && begin(nextDeck(state))}
                  onOffer={asksOffer ? (offer, found) => setOffered({ offer, found }) : null}
                />
              </Suspense>
            </ResetBoundary>
          )}
        </Stage>
      </Spread>
      {deck && <Carousels city={city} except={first} />}
    </Page>
  );
}

const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin: 0 auto;
  padding: clamp(8px, 1.6vw, 24px) var(--gutter) 72px;
  overflow-x: clip;
`;
const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 430px);
  justify-content: center;
  gap: 12px;
  @media (min-width: 1000px) {
    grid-template-columns: 430px minmax(0, 1fr);
    gap: 16px 32px;
    align-items: start;
  }
  ${landscape} {
    grid-template-columns: minmax(0, 1fr) 288px;
  }
`;
const Top = styled.section`
  display: grid;
  gap: 8px;
  @media (max-width: 719px) {
    h1 {
      ${visuallyHidden}
    }
  }
  @media (min-width: 1000px) {
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr) 288px;
    gap: 0 32px;
    align-items: center;
  }
  h1 {
    font-size: clamp(1.5rem, 0.9rem + 2.2vw, 2.75rem);
    line-height: 1.05;
  }
`;
/** On wide screens, the parts of the deck are in two columns: the cards, and a list beside them. */
const Stage = styled.div`
  min-width: 0;
  @media (min-width: 1000px) {
    display: contents;
  }
`;
