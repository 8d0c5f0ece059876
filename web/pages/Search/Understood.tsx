import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { Understood_connection$key } from '../../__generated__/Understood_connection.graphql';
import { chipWords } from './chipWords';
import type { SearchState } from './searchState';
import { putBack, takeAway } from './searchSteps';

/**
 * Props of Understood. `state`: the search asked for. `answered`: the words of the search whose answer is shown.
 * `onChange` gets the search without the part that was pressed, or with all parts again. `brief`: a single part that
 * only repeats the words is left out, and phones show the parts in one line.
 */
export type UnderstoodProps = {
  connection: Understood_connection$key;
  state: SearchState;
  answered: string;
  brief?: boolean;
  onChange: (next: SearchState) => void;
};

/** How the search read the words: a removable chip for each part, corrections, and a note when words were cut off. */
export function Understood({ connection, state, answered, brief = false, onChange }: UnderstoodProps) {
  const { interpretation } = useFragment(
    graphql`
      fragment Understood_connection on RestaurantSearchConnection {
        interpretation {
          isTruncated
          corrections {
            from
            to
          }
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
  const { formatMessage } = intl;
  const { corrections, isTruncated } = interpretation;
  const [only, ...others] = interpretation.chips;
  const repeats = brief && only && others.length === 0 && isSame(chipWords(intl, only), answered);
  const chips = repeats ? [] : interpretation.chips;
  const canPutBack = state.without.length > 0;
  if (chips.length === 0 && corrections.length === 0 && !isTruncated && !canPutBack) return null;
  return (
    <Frame>
      {(chips.length > 0 || canPutBack) && (
        <Row data-brief={brief} role="group" aria-label={formatMessage({ id: 'search.understood' })}>
          <Lead aria-hidden>
            <FormattedMessage id="search.understood" />
          </Lead>
          {chips.map((chip) => {
            const words = chipWords(intl, chip);
            return (
              <Part
                key={chip.key}
                type="button"
                data-kind={chip.kind}
                aria-label={formatMessage({ id: 'search.takeAway' }, { words })}
                onClick={() => onChange(takeAway(state, chip.key))}
              >
                <span>{words}</span>
                <X size={15} aria-hidden />
              </Part>
            );
          })}
          {canPutBack && (
            <Back type="button" onClick={() => onChange(putBack(state))}>
              <FormattedMessage id="search.putBack" />
            </Back>
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
      {isTruncated && (
        <Note role="note">
          <FormattedMessage id="search.cut" />
        </Note>
      )}
    </Frame>
  );
}

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
    &[data-brief='true'] {
      flex-wrap: nowrap;
      margin: 0 calc(-1 * var(--gutter));
      padding: 0 var(--gutter);
      overflow-x: auto;
      scrollbar-width: none;
      > * {
        flex: none;
      }
      > span:first-child {
        display: none;
      }
    }
  }
`;
const Lead = styled.span`
  margin-right: 4px;
  color: var(--ink-soft);
  font-family: var(--serif);
  &:not(:lang(zh), :lang(ko)) {
    font-style: italic;
  }
`;
const Part = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  padding: 0.25rem 0.6rem 0.25rem 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: 0.9375rem;
  font-weight: 560;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: left;
  > span::first-letter {
    text-transform: uppercase;
  }
  > span {
    display: inline-block;
  }
  > svg {
    flex: none;
    color: var(--ink-soft);
  }
  &:hover {
    border-color: var(--ink);
    > svg:last-child {
      color: var(--accent);
    }
  }
  &[data-kind='REMEMBERED'] {
    border-style: dashed;
    border-color: var(--control-line);
    background: transparent;
    font-weight: 460;
  }
`;
const Back = styled.button`
  min-height: 36px;
  padding: 0 6px;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-family: var(--serif);
  b {
    color: var(--ink);
    font-weight: 620;
  }
`;
