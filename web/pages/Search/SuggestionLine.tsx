import {
  Clock,
  CookingPot,
  CupSoda,
  IceCreamBowl,
  Leaf,
  MapPin,
  PartyPopper,
  Search,
  Soup,
  Store,
  UtensilsCrossed,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../intl/messageIds';
import type { Suggestion } from './useSuggestions';

type Look = { Icon: ComponentType<{ size: number; 'aria-hidden': true }>; word: MessageId };

const looks: Record<string, Look> = {
  RECENT: { Icon: Clock, word: 'search.suggestion.RECENT' },
  CUISINE: { Icon: CookingPot, word: 'search.suggestion.CUISINE' },
  FOOD: { Icon: Soup, word: 'search.suggestion.FOOD' },
  DRINK: { Icon: CupSoda, word: 'search.suggestion.DRINK' },
  DESSERT: { Icon: IceCreamBowl, word: 'search.suggestion.DESSERT' },
  DIETARY: { Icon: Leaf, word: 'search.suggestion.DIETARY' },
  MEAL: { Icon: UtensilsCrossed, word: 'search.suggestion.MEAL' },
  OCCASION: { Icon: PartyPopper, word: 'search.suggestion.OCCASION' },
  NEIGHBORHOOD: { Icon: MapPin, word: 'search.suggestion.NEIGHBORHOOD' },
  RESTAURANT: { Icon: Store, word: 'search.suggestion.RESTAURANT' },
};

/** A suggestion in the list: its text with the typed part highlighted, and its kind. */
export function SuggestionLine({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { text, kind } = suggestion;
  const look = looks[kind];
  const Icon = look?.Icon ?? Search;
  // Not toLowerCase, which makes some letters longer: "İ" becomes two characters.
  const found = new RegExp(typed.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'iu').exec(text);
  const [at, end] = found ? [found.index, found.index + found[0].length] : [0, 0];
  return (
    <Line>
      <Icon size={18} aria-hidden />
      <Text>
        {text.slice(0, at)}
        {end > at && <b>{text.slice(at, end)}</b>}
        {text.slice(end)}
      </Text>{' '}
      {look && (
        <Kind>
          <FormattedMessage id={look.word} />
        </Kind>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 0 6px;
  > svg {
    flex: none;
    color: var(--ink-soft);
  }
`;
const Text = styled.span`
  overflow: hidden;
  font-family: var(--serif);
  font-size: 1.0625rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    font-weight: 680;
  }
`;
const Kind = styled.span`
  flex: none;
  margin-left: auto;
  color: var(--ink-soft);
  font-size: 0.8125rem;
`;
