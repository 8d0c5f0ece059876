import {
  BookOpen,
  CakeSlice,
  Compass,
  Heart,
  type LucideIcon,
  Salad,
  Sandwich,
  Soup,
  Utensils,
  Wine,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FailedPart } from '../../components/problems/FailedPart';
import { failureReason } from '../../relay/failureReason';
import { Popover, type PopoverProps } from '../../ui/Popover';
import { Skeleton } from '../../ui/Skeleton';
import { moodWords } from './moodWords';
import { type Mood, moods } from './searchState';
import type { useMoods } from './useMoods';

const icons: Record<Mood, LucideIcon> = {
  healthy: Salad,
  casual: Sandwich,
  sweet: CakeSlice,
  romantic: Heart,
  study: BookOpen,
  comfort: Soup,
  adventurous: Compass,
  sophisticated: Wine,
};

/** Props of MoodPanel; `onToggle` gets the mood that was pressed. */
export type MoodPanelProps = Omit<PopoverProps, 'children' | 'label'> & {
  words: ReturnType<typeof useMoods>;
  mood: Mood | null;
  onToggle: (mood: Mood) => void;
};

/** The panel of all moods. A press chooses a mood; a press on the chosen mood clears it. */
export function MoodPanel({ words, mood, onToggle, ...popover }: MoodPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover {...popover} label={formatMessage({ id: 'search.moodTitle' })}>
      <Parts>
        <Title>
          <FormattedMessage id="search.moodTitle" />
        </Title>
        {words.failure && !words.moods ? (
          <FailedPart onRetry={words.retry}>
            <FormattedMessage {...(failureReason(words.failure) ?? { id: 'search.moodsFailed' })} />
          </FailedPart>
        ) : (
          <Grid>
            {moods.map((key) => {
              const info = moodWords(words.moods, key);
              const Icon = icons[key] ?? Utensils;
              return (
                <li key={key}>
                  {info ? (
                    <Tile
                      type="button"
                      aria-pressed={key === mood}
                      style={{ '--mood': info.color } as object}
                      onClick={() => onToggle(key)}
                    >
                      <Icon size={22} strokeWidth={1.7} aria-hidden />
                      <Name>{info.label}</Name> <Words>{info.description}</Words>
                    </Tile>
                  ) : (
                    <Skeleton $height="116px" $radius="var(--radius-small)" />
                  )}
                </li>
              );
            })}
          </Grid>
        )}
      </Parts>
    </Popover>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 12px;
  width: min(720px, calc(100vw - 58px));
`;
const Title = styled.p`
  font-family: var(--serif);
  font-size: 1.375rem;
  font-weight: 560;
  line-height: 1.15;
  @media (max-width: 719px) {
    font-size: 1.1875rem;
  }
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  > li {
    display: grid;
  }
  @media (min-width: 720px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Tile = styled.button`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: 2px;
  padding: 12px 14px 14px;
  border: 1.5px solid transparent;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--mood) 15%, var(--surface));
  color: var(--ink);
  text-align: left;
  @media (max-width: 719px) {
    grid-template-rows: auto 1fr;
    grid-template-columns: auto 1fr;
    gap: 2px 6px;
    align-items: center;
    padding: 9px 10px 10px;
    > svg {
      width: 18px;
    }
    > b {
      font-size: 1rem;
      letter-spacing: -0.01em;
    }
    > span {
      grid-column: 1 / -1;
      align-self: start;
    }
  }
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  > svg {
    color: color-mix(in srgb, var(--mood) 82%, var(--ink));
  }
  @media (min-width: 720px) {
    > svg {
      margin-bottom: 6px;
    }
  }
  &:hover {
    background: color-mix(in srgb, var(--mood) 26%, var(--surface));
  }
  &[aria-pressed='true'] {
    border-color: color-mix(in srgb, var(--mood) 82%, var(--ink));
    background: color-mix(in srgb, var(--mood) 30%, var(--surface));
  }
`;
const Name = styled.b`
  font-family: var(--serif);
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.15;
  overflow-wrap: anywhere;
`;
const Words = styled.span`
  font-size: 0.875rem;
  line-height: 1.3;
`;
