import { type FocusEvent, lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Understood_connection$key } from '../../__generated__/Understood_connection.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { isFiltered } from '../../components/restaurant/filters/filters';
import { chipWords } from './chipWords';
import { useFrozenWhileOpen } from './filtersSheet';
import { fourLines } from './longHeading';
import type { SearchState } from './searchState';
import { filterBy } from './searchSteps';
import { UnderstoodParts } from './UnderstoodParts';

const NearMe = lazy(async () => ({ default: (await import('./NearMe')).NearMe }));

/**
 * Props of Understood.
 * - `state`: the newest search.
 * - `answered`: the text of the search whose results are shown.
 * - `onChange` gets the changed search, for example without the pressed part.
 * - `hidesGuesses`: hides the wishes that are not in the text, but in similar cravings among the server's examples.
 * - `showsFilters`: shows the active filters after the parts. These filters do not change while the dialog with all
 *   filters is open.
 */
export type UnderstoodProps = {
  connection: Understood_connection$key;
  state: SearchState;
  answered: string;
  showsFilters: boolean;
  hidesGuesses?: boolean;
  onChange: (next: SearchState) => void;
};

const ActiveFilters = lazy(async () => ({ default: (await import('./ActiveFilters')).ActiveFilters }));

/**
 * How the search understood the text: a removable chip for each part, the corrected spellings, the words that were not
 * understood, and a note if the text was cut. A single part that only repeats the text has no chip. If the text says
 * "near me" but the results are not sorted by distance, NearMe is shown.
 */
export function Understood(props: UnderstoodProps) {
  const { connection, state, answered, showsFilters, hidesGuesses = false, onChange } = props;
  const { interpretation, unlistedFacts } = useFragment(
    graphql`
      fragment Understood_connection on RestaurantSearchConnection {
        unlistedFacts
        interpretation {
          isTruncated
          corrections {
            from
            to
          }
          unknownWords
          asksForNearby
          chips {
            key
            kind
            label(language: $language)
          }
        }
      }
    `,
    connection,
  );
  const intl = useIntl();
  const filters = useFrozenWhileOpen(state);
  const { corrections, isTruncated, unknownWords, asksForNearby } = interpretation;
  const isNearMissing = asksForNearby && state.sort !== 'distance';
  const hasNotes = corrections.length > 0 || isTruncated || unknownWords.length > 0 || isNearMissing;
  const [only, ...others] = interpretation.chips;
  const repeats = only && others.length === 0 && isSame(chipWords(intl, only), answered);
  const chips = repeats ? [] : interpretation.chips.filter(({ kind }) => !hidesGuesses || kind !== 'REMEMBERED');
  const hasParts = chips.length > 0 || state.removedChipKeys.length > 0;
  const filtered = showsFilters && isFiltered(filters);
  if (!hasParts && !filtered && !hasNotes) return null;
  return (
    <Frame>
      {(hasParts || filtered) && (
        <Row onFocus={showAll}>
          {hasParts && <UnderstoodParts chips={chips} unlisted={unlistedFacts} state={state} onChange={onChange} />}
          {filtered && (
            <FallbackBoundary>
              <Suspense fallback={<Room />}>
                <ActiveFilters filters={filters} onChange={(filters) => onChange(filterBy(state, filters))} />
              </Suspense>
            </FallbackBoundary>
          )}
        </Row>
      )}
      {corrections.length > 0 && (
        <Note>
          {corrections.map(({ from, to }) => (
            <span key={from}>
              <FormattedMessage
                id="search.corrected"
                values={{ from, to, b: (words) => <b key="to">{words}</b> }}
              />{' '}
            </span>
          ))}
        </Note>
      )}
      {unknownWords.length > 0 && (
        <Note>
          <FormattedMessage
            id="search.notUnderstood"
            values={{ words: <bdi>{intl.formatList(unknownWords, narrow)}</bdi> }}
          />
        </Note>
      )}
      {isNearMissing && (
        <FallbackBoundary>
          <Suspense>
            <NearMe state={state} onChange={onChange} />
          </Suspense>
        </FallbackBoundary>
      )}
      {isTruncated && (
        <Note role="note">
          <FormattedMessage id="search.cut" />
        </Note>
      )}
    </Frame>
  );
}

/** Scrolls the row until the focused chip is fully visible. The browser leaves a chip that is partly visible. */
const showAll = ({ target }: FocusEvent<HTMLElement>) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const narrow = { type: 'unit' } as const;
const isSame = (words: string, text: string) => words.toLowerCase() === text.trim().toLowerCase();

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @media (max-width: 719px) {
    flex-wrap: var(--parts-wrap, nowrap);
    /* The row cuts off what is outside it. 6px above and below are enough for the ring around the focused chip. */
    margin: -6px calc(-1 * var(--gutter));
    padding: 6px var(--gutter);
    overflow-x: auto;
    scroll-padding: 0 var(--gutter);
    mask-image: linear-gradient(to left, transparent, #000 var(--gutter));
    scrollbar-width: none;
    > *,
    > * > * {
      flex: none;
    }
    /* hides the words before the chips of UnderstoodParts */
    > * > span:first-child {
      display: none;
    }
  }
`;
/** The placeholder while the active filters load. It is as high as a filter. */
const Room = styled.span`
  height: 36px;
`;
const Note = styled.p`
  ${fourLines}
  color: var(--ink-soft);
  font-family: var(--serif);
  b {
    color: var(--ink);
    font-weight: 620;
  }
`;
