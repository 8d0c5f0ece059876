import { FormattedMessage, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Listbox, type ListboxProps } from '../../ui/Listbox';
import { SuggestionLine } from './SuggestionLine';
import type { Suggestion } from './useSuggestions';

/** Props of SuggestionList; `isNothing`: shows a message that there are no suggestions. */
export type SuggestionListProps = {
  list: ListboxProps<Suggestion>['list'];
  typed: string;
  isNothing: boolean;
};

/** The list under the search box: suggestions, or the message that there are none. */
export function SuggestionList({ list, typed, isNothing }: SuggestionListProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet data-shown={isNothing || list.options.length > 0}>
      <Listbox
        list={list}
        label={formatMessage({ id: 'search.suggestions' })}
        optionKey={({ kind, text }) => kind + text}
        renderOption={(suggestion) => <SuggestionLine suggestion={suggestion} typed={typed} />}
      />
      <Note role="status">{isNothing && <FormattedMessage id="search.noSuggestions" />}</Note>
    </Sheet>
  );
}

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;
const Sheet = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 8px);
  right: 0;
  left: 0;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${unfold} var(--quick) var(--ease);
  &[data-shown='false'] {
    /* the empty sheet must stay in the page, because screen readers ignore a live region that appears with its text */
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
    > ul {
      display: none;
    }
  }
  @media (min-width: 720px) {
    top: calc(100% + 16px);
    max-width: 34rem;
  }
`;
const Note = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  &:not(:empty) {
    padding: 8px 0;
  }
`;
