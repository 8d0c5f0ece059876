import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cuisineKind } from '../../components/restaurant/picture/cuisineKind';
import { cuisineLook, type PictureTone } from '../../components/restaurant/picture/cuisineLook';
import { Motif } from '../../components/restaurant/picture/Motif';
import { pictureTone } from '../../components/restaurant/picture/pictureTones';
import { examples } from './examples';
import { type SearchState, writeSearchState } from './searchState';
import { changeText } from './searchSteps';

/** Props of ExampleCravings; `except`: the current search text; an example with this text is left out. */
export type ExampleCravingsProps = { state: SearchState; except?: string };

/** Example cravings as links. A link replaces the text of the search `state` with a craving. */
export function ExampleCravings({ state, except = '' }: ExampleCravingsProps) {
  const tried = except.trim().toLowerCase();
  const others = examples.filter(({ query }) => query !== tried);
  return (
    <Grid>
      {others.map(({ query, label }) => {
        const { Icon, tone, motif } = cuisineLook(cuisineKind(query, ''));
        return (
          <li key={query}>
            <Example $tone={tone} to={{ search: `?${writeSearchState(changeText(state, query))}` }}>
              <Ground aria-hidden>
                <Motif motif={motif} />
              </Ground>
              <Icon size={40} strokeWidth={1.4} aria-hidden />
              <FormattedMessage id={label} />
            </Example>
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 158px), 1fr));
  gap: 14px;
  margin-top: 22px;
`;
const Example = styled(Link)<{ $tone: PictureTone }>`
  ${({ $tone }) => pictureTone($tone)}
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: 172px;
  padding: 18px 16px;
  overflow: clip;
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--picture-ink);
  font-family: var(--serif);
  font-size: clamp(1.375rem, 1.25rem + 0.5vw, 1.5rem); /* on phones, the longest word, "Panqueques", fits */
  font-weight: 600;
  line-height: 1.1;
  text-decoration: none;
  transition: transform var(--calm) var(--ease);
  > svg,
  > span {
    position: relative;
  }
  &:hover {
    transform: translateY(-3px);
  }
`;
const Ground = styled.div`
  position: absolute;
  inset: 0;
  color: var(--figure);
  mask-image: linear-gradient(200deg, #000 10%, transparent 72%);
  > svg {
    width: 100%;
    height: 100%;
  }
`;
