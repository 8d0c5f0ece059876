import { Search, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { hasKeyboardOnScreen } from '../../device/hasKeyboardOnScreen';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { useListbox } from '../../ui/useListbox';
import { longestText } from './searchState';
import { type Suggestion, useSuggestions } from './useSuggestions';

const loadList = async () => (await import('./SuggestionList')).SuggestionList;
const none: readonly Suggestion[] = [];

/**
 * Props of SearchBox: the text as typed; `onSubmit` when it is to be searched now; `onClear` when all of the search is to
 * go; `controls`: those that belong to the search's words, such as the city.
 */
export type SearchBoxProps = {
  typed: string;
  city: string;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  onClear: () => void;
  controls: ReactNode;
};

/** The box to say a craving in, with suggestions under it while one types, its controls and its button. */
export function SearchBox({ typed, city, onType, onSubmit, onClear, controls }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const isMember = useSession().kind === 'MEMBER';
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: SuggestionList, bring } = useFetchedPart(loadList);
  const show = () => {
    setOpen(true);
    if (!SuggestionList) void bring();
  };
  // Only members have searches of their own, which an empty box offers.
  const { options, isNothing } = useSuggestions(open && (isMember || typed.trim()) ? typed : null, city);
  const submit = (text: string) => {
    setOpen(false);
    if (hasKeyboardOnScreen()) field.current?.blur(); // it gives the room back to what is found
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
              event.preventDefault(); // the text stays
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
      {controls}
      <Submit type="submit" tone="primary">
        <Search size={20} aria-hidden />
        <span>{formatMessage({ id: 'search.submit' })}</span>
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (min-width: 720px) {
    flex-wrap: nowrap;
    gap: 0;
    padding: 7px;
    border: 1.5px solid var(--control-line);
    border-radius: 999px;
    background: var(--raised);
    box-shadow: var(--shadow);
    &:has(input[type='search']:focus-visible) {
      border-color: var(--focus);
      outline: 1.5px solid var(--focus);
    }
  }
`;
const Words = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  min-width: 0;
  min-height: 58px;
  padding: 0 7px 0 20px;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  > svg {
    color: var(--accent);
  }
  &:has(input:focus-visible) {
    border-color: var(--focus);
    outline: 1.5px solid var(--focus);
  }
  @media (min-width: 720px) {
    position: relative;
    flex: 1;
    min-height: 50px;
    border: 0;
    &:has(input:focus-visible) {
      outline: none;
    }
  }
`;
const Input = styled.input`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  padding: 0 0.75rem;
  border: 0;
  background: transparent;
  font-size: 1.125rem;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
const Submit = styled(Button)`
  flex: none;
  min-width: 50px;
  min-height: 50px;
  margin-left: auto;
  @media (max-width: 719px) {
    padding: 0;
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (min-width: 720px) {
    > svg {
      display: none;
    }
  }
`;
