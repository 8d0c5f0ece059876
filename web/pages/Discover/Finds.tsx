import { Heart } from 'lucide-react';
import { memo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLateInteractions } from '../../device/interactions';
import { Button } from '../../ui/Button';

/** This many restaurants fit beside the deck. A press shows the others. */
const mostShown = 10;

/** Props of Finds; `begun`: when the deck began. */
export type FindsProps = {
  deck: readonly { readonly node: { readonly id: string; readonly uuid: string; readonly name: string } }[];
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
        {saved.slice(0, saved.length - folded).map(({ node: { uuid, name } }) => (
          <li key={uuid}>
            <Find to={`/restaurant/${uuid}`}>
              <Heart size={15} aria-hidden />
              {name}
            </Find>
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
  h2 {
    margin-bottom: 8px;
    font-size: 1.125rem;
  }
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
const More = styled(Button)`
  min-height: 36px;
  padding: 0.2rem 0.85rem;
  font-size: 0.9375rem;
`;
const Find = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  padding: 0.2rem 0.85rem 0.2rem 0.7rem;
  border-radius: 999px;
  background: var(--accent-soft);
  color: var(--ink);
  font-size: 0.9375rem;
  font-weight: 560;
  text-decoration: none;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    fill: var(--accent);
    color: var(--accent);
  }
  &:hover {
    text-decoration: underline;
  }
`;
