import { Gem, HeartHandshake, TrendingUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const gems = {
  HIDDEN_GEM: { Icon: Gem, id: 'card.gem.hidden' },
  TRENDING: { Icon: TrendingUp, id: 'card.gem.trending' },
  LOCAL_FAVORITE: { Icon: HeartHandshake, id: 'card.gem.local' },
} as const;

/**
 * The most common badge. Rows, slides and the deck do not show it, because most restaurants have it. The card and the
 * page of a restaurant show it.
 */
export const usualBadge = 'LOCAL_FAVORITE';

/** Props of GemBadge; `plain`: the badge has no background of its own, so it fits between other words. */
export type GemBadgeProps = { gemType: string; plain?: boolean };

/** Shows Hidden Gem, Trending or Local Favorite. If `gemType` is not in `gems`, shows Local Favorite. */
export function GemBadge({ gemType, plain = false }: GemBadgeProps) {
  const { Icon, id } = gems[gemType as keyof typeof gems] ?? gems.LOCAL_FAVORITE;
  return (
    <Mark data-gem={gemType} data-plain={plain}>
      <Icon size={14} strokeWidth={2.2} aria-hidden />
      <FormattedMessage id={id} />
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.38rem;
  padding: 0.28rem 0.7rem 0.28rem 0.55rem;
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 1px 4px rgb(40 15 10 / 0.16);
  font-size: 0.8125rem;
  font-weight: 640;
  line-height: 1.35;
  white-space: nowrap;
  &[data-plain='true'] {
    gap: 0.25rem;
    padding: 0;
    background: none;
    box-shadow: none;
    font-weight: 560;
  }
  svg {
    color: var(--accent);
  }
  &[data-gem='TRENDING'] svg {
    color: var(--danger);
  }
  &[data-gem='LOCAL_FAVORITE'] svg {
    color: var(--herb);
  }
`;
