import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeckCard_edge$key } from '../../__generated__/DeckCard_edge.graphql';
import { GemBadge, usualBadge } from '../../components/restaurant/card/GemBadge';
import { SampleBadge } from '../../components/restaurant/card/SampleBadge';
import { AboutCard } from './AboutCard';
import { DeckFacts } from './DeckFacts';
import { DeckPicture } from './DeckPicture';
import { requestDeckFocus } from './deckFocus';
import { landscape, pictureShare } from './landscape';
import { WhyHere } from './WhyHere';

/** The height of the deck's buttons, which cover the bottom of the card. */
export const buttonsHeight = '92px';

/** Props of DeckCard; `isAroundUser`: the deck's area is around the user, so the card shows the distance. */
export type DeckCardProps = { edge: DeckCard_edge$key; isAroundUser: boolean };

/**
 * One restaurant of the deck: its picture, its name, the reason why it is in the deck, and facts such as its price and
 * its opening hours. On a wide screen the picture is beside the text, and the text is longer. A press on the card opens
 * the restaurant's page, and a press on the phone number starts a call. If the card's props are the same, a new render
 * of the parent does not render the card again.
 */
export const DeckCard = memo(function DeckCard({ edge, isAroundUser }: DeckCardProps) {
  const card = useFragment(
    graphql`
      fragment DeckCard_edge on DiscoverDeckEdge {
        distanceMeters
        neighborCount
        ...WhyHere_edge
        node {
          uuid
          name
          gemType
          insight
          description
          isSample
          ...AboutCard_restaurant
          ...DeckFacts_restaurant
          ...DeckPicture_restaurant
        }
      }
    `,
    edge,
  );
  const { uuid, name, gemType, isSample } = card.node;
  return (
    <Card>
      <Picture>
        <DeckPicture restaurant={card.node} />
        <Marks>
          {gemType && gemType !== usualBadge && <GemBadge gemType={gemType} />}
          {isSample && <SampleBadge />}
        </Marks>
      </Picture>
      <Body data-bare={!(card.node.insight ?? card.node.description)}>
        <Name>
          <NameLink
            className="pressable"
            to={`/restaurant/${uuid}`}
            draggable={false}
            onClick={() => requestDeckFocus('onReturn')}
          >
            {name}
          </NameLink>
        </Name>
        <WhyHere edge={card} isAroundUser={isAroundUser} />
        <DeckFacts
          restaurant={card.node}
          distanceMeters={isAroundUser ? (card.distanceMeters ?? null) : null}
          neighborCount={card.neighborCount ?? null}
        />
        <AboutCard restaurant={card.node} />
      </Body>
    </Card>
  );
});

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: minmax(calc(32px + 2.5rem), 1fr) minmax(0, auto); /* the badges never cover the name */
  ${landscape} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: ${pictureShare} minmax(0, 1fr);
  }
  height: 100%;
  overflow: hidden;
  contain: strict;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--surface);
  box-shadow: var(--shadow);
  user-select: none;
  > *,
  > * * {
    pointer-events: none;
  }
`;
const Picture = styled.div`
  position: relative;
  min-height: 0;
  /*
   * On a wide card, the note about missing photos is at the top. If it were at the bottom, the note of the next card
   * would be visible below the top card.
   */
  ${landscape} {
    [data-no-photos] {
      top: 16px;
      right: auto;
      bottom: auto;
      left: 16px;
    }
  }
`;
const Marks = styled.div`
  position: absolute;
  top: 16px;
  left: 16px;
  right: 16px;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
`;
const Body = styled.div`
  display: grid;
  grid-template-rows: max-content; /* the row of the name keeps its height; the texts below it may be cut */
  align-content: start;
  gap: 8px;
  min-height: 160px;
  padding: 18px 22px calc(${buttonsHeight} + 6px + var(--below, 0px));
  ${landscape} {
    gap: 12px;
    min-height: 0;
    overflow: hidden;
    padding: 32px 28px ${buttonsHeight};
    &[data-bare='true'] {
      --deck-text: 1.0625rem;
      --deck-lead: 1.375rem;
      gap: 20px;
      padding-top: 56px;
    }
  }
`;
const Name = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  padding-bottom: 0.14em;
  font-size: clamp(1.6rem, 1.3rem + 1.2vw, 2rem);
  line-height: 1.08;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${landscape} {
    font-size: 2.375rem;
  }
`;
/** This link covers the whole card, so that a press anywhere on the top card opens the restaurant's page. */
const NameLink = styled(Link)`
  [data-place='top'] && {
    pointer-events: auto;
  }
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: 24px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus, var(--accent));
    outline-offset: -4px;
  }
`;
