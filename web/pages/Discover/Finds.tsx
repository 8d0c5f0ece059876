import { Heart } from 'lucide-react';
import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { SmallPlace_restaurant$key } from '../../__generated__/SmallPlace_restaurant.graphql';
import { Button } from '../../ui/Button';
import { SmallPlace } from './SmallPlace';
import { type FoundEdge, useFinds } from './useFinds';

/** This many restaurants fit beside the deck. If there are more, a button shows the others. */
const mostShown = 7;

/** Props of Finds; `begun`: when the deck began, in milliseconds since 1970. */
export type FindsProps = {
  deck: readonly (FoundEdge & { readonly node: SmallPlace_restaurant$key })[];
  begun: number;
};

/**
 * The restaurants that were saved from this deck and are still saved, the latest save first. If there are more than
 * seven, only the first seven are visible until a press on a button. If there are none, wide screens show a hint and
 * three frames with hearts, and narrow screens show nothing.
 */
export const Finds = memo(function Finds({ deck, begun }: FindsProps) {
  const saved = useFinds(deck, begun);
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? 0 : Math.max(0, saved.length - mostShown);
  return (
    <Section aria-labelledby="discover-finds" data-empty={saved.length === 0}>
      <h2 id="discover-finds">
        <FormattedMessage id="discover.finds" values={{ count: saved.length }} />
      </h2>
      {saved.length === 0 && <NoFinds />}
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

function NoFinds() {
  return (
    <>
      <Soft>
        <FormattedMessage id="discover.noFinds" />
      </Soft>
      <Slots aria-hidden>
        {[0, 1, 2].map((slot) => (
          <span key={slot}>
            <Heart size={18} />
          </span>
        ))}
      </Slots>
    </>
  );
}

const Section = styled.section`
  margin-top: 22px;
  @media (max-width: 999px) {
    &[data-empty='true'] {
      display: none;
    }
  }
  @media (min-width: 1000px) {
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
const Soft = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
const Slots = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 12px;
  > span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border: 1.5px dashed var(--control-line);
    border-radius: var(--radius-small);
    color: var(--ink-soft);
  }
`;
const More = styled(Button)`
  min-height: 36px;
  padding: 0.2rem 0.85rem;
  font-size: 0.9375rem;
`;
