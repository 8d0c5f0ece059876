import { Search, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { hasKeyboardOnScreen } from '../../device/hasKeyboardOnScreen';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { bareInputStyle } from '../../ui/bareInputStyle';
import { IconButton } from '../../ui/IconButton';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { useListbox } from '../../ui/useListbox';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { longestText } from './searchState';
import { type Suggestion, useSuggestions } from './useSuggestions';

const loadList = async () => (await import('./SuggestionList')).SuggestionList;
const none: readonly Suggestion[] = [];

/**
 * Props of SearchBox. `typed`: the text in the box; `onSubmit` gets the text of the search that starts now; `onClear`
 * clears the whole search; `controls`: buttons inside the box, such as the city button.
 */
export type SearchBoxProps = {
  typed: string;
  city: string;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  onClear: () => void;
  controls: ReactNode;
};

/** The box for a craving. It has suggestions while the user types, the controls, and the button that searches. */
export function SearchBox({ typed, city, onType, onSubmit, onClear, controls }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const isMember = useSession().kind === 'MEMBER';
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: SuggestionList, load } = useFetchedPart(loadList);
  const show = () => {
    setOpen(true);
    if (!SuggestionList) void load();
  };
  // If the box is empty, members get their own earlier searches as suggestions, and other users get none.
  const { options, isNothing } = useSuggestions(open && (isMember || typed.trim()) ? typed : null, city);
  const submit = (text: string) => {
    setOpen(false);
    if (hasKeyboardOnScreen()) field.current?.blur(); // hides the keyboard, so that the results have more space
    onSubmit(text);
  };
  const { input, list } = useListbox<Suggestion>({
    options: SuggestionList ? options : none,
    onChoose: ({ text }) => submit(text),
  });
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <Words onBlur={() => setOpen(false)}>
        <Search size={22} aria-hidden />
        <Input
          {...input}
          ref={field}
          type="search"
          maxLength={longestText}
          aria-label={formatMessage({ id: 'search.label' })}
          placeholder={formatMessage({ id: 'search.placeholder' })}
          value={typed}
          onChange={(event) => {
            show();
            onType(event.target.value);
          }}
          onClick={show}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) {
              event.preventDefault(); // Escape must not clear the text
              setOpen(false);
            } else if (event.key === 'ArrowDown' && !open) show();
            else input.onKeyDown(event);
          }}
        />
        {typed && (
          <IconButton
            label={formatMessage({ id: 'search.clear' })}
            onClick={() => {
              setOpen(false);
              onClear();
              field.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        )}
        {SuggestionList && <SuggestionList list={list} typed={typed} isNothing={isNothing} />}
      </Words>
      <Picks>{controls}</Picks>
      <Submit type="submit" tone="primary">
        <Search size={20} aria-hidden />
        <span>{formatMessage({ id: 'search.submit' })}</span>
      </Submit>
    </Form>
  );
}

/** In a narrow window the text field is above the buttons for city and mood. In a wide window all are in one row. */
const Form = styled.form`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  padding: 4px 4px 5px;
  border: 1.5px solid var(--control-line);
  border-radius: 24px;
  background: var(--raised);
  &:has(input[type='search']:focus-visible) {
    border-color: var(--focus);
    outline: 1.5px solid var(--focus);
  }
  @media (min-width: 1040px) {
    display: flex;
    padding: 7px;
    border-radius: 999px;
    box-shadow: var(--shadow);
  }
`;
const Picks = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 4px;
  min-width: 0;
  @media (min-width: 1040px) {
    display: contents;
  }
`;
const Words = styled.div`
  display: flex;
  grid-row: 1;
  grid-column: 2;
  align-items: center;
  min-width: 0;
  min-height: 36px;
  > svg {
    display: none;
    color: var(--accent);
  }
  > button {
    width: 36px;
    height: 36px;
  }
  @media (min-width: 1040px) {
    position: relative;
    flex: 1;
    min-height: 50px;
    padding: 0 7px 0 20px;
    > svg {
      display: block;
    }
    > button {
      width: 44px;
      height: 44px;
    }
  }
`;
const Input = styled.input`
  ${bareInputStyle}
  padding: 0 0.125rem 0 0.25rem;
  font-size: 1.0625rem;
  @media (min-width: 1040px) {
    padding: 0 0.75rem;
    font-size: 1.125rem;
  }
`;
/** The button that searches. In a narrow window it is a magnifying glass without a word, left of the text field. */
const Submit = styled(Button)`
  flex: none;
  grid-row: 1 / 3;
  grid-column: 1;
  min-height: 50px;
  @media (max-width: 1039px) {
    padding: 0;
    &&&,
    &&&:hover {
      background: none;
      color: var(--accent);
    }
    > span {
      ${visuallyHidden}
    }
  }
  @media (min-width: 1040px) {
    > svg {
      display: none;
    }
  }
`;
