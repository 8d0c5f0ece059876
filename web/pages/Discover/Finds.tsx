import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { SmallPlace_restaurant$key } from '../../__generated__/SmallPlace_restaurant.graphql';
import { useLateInteractions } from '../../device/interactions';
import { Button } from '../../ui/Button';
import { SmallPlace } from './SmallPlace';

/** This many restaurants fit beside the deck. A press shows the others. */
const mostShown = 7;

/** Props of Finds; `begun`: when the deck began. */
export type FindsProps = {
  deck: readonly { readonly node: SmallPlace_restaurant$key & { readonly id: string } }[];
  begun: number;
};

/**
 * The restaurants saved from this deck, the newest first. If there are many, the oldest are folded away. Renders
 * nothing before the first save.
 */
export const Finds = memo(function Finds({ deck, begun }: FindsProps) {
  const saved = useLateInteractions()
    .filter(({ action, timestamp }) => action === 'saved' && timestamp >= begun)
    .sort((a, b) => b.timestamp - a.timestamp)
    .flatMap(({ restaurantId }) => deck.find(({ node }) => node.id === restaurantId) ?? []);
  const [isWhole, setWhole] = useState(false);
  if (saved.length === 0) return null;
  const folded = isWhole ? 0 : Math.max(0, saved.length - mostShown);
  return (
    <Section aria-labelledby="discover-finds">
      <h2 id="discover-finds">
        <FormattedMessage id="discover.finds" values={{ count: saved.length }} />
      </h2>
      <List>
        {saved.slice(0, saved.length - folded).map(({ node }) => (
          <li key={node.id}>
            <SmallPlace restaurant={node} links />
          </li>
        ))}
        {folded > 0 && (
          <li>
            <More onClick={() => setWhole(true)}>
              <FormattedMessage id="card.more" values={{ count: folded }} />
            </More>
          </li>
        )}
      </List>
    </Section>
  );
});

const Section = styled.section`
  margin-top: 22px;
  @media (min-width: 1000px) {
    max-width: 320px;
    margin-top: 0;
  }
  h2 {
    margin-bottom: 8px;
    font-size: 1.125rem;
  }
`;
const List = styled.ul`
  display: grid;
  gap: 8px;
`;
const More = styled(Button)`
  min-height: 36px;
  padding: 0.2rem 0.85rem;
  font-size: 0.9375rem;
`;
