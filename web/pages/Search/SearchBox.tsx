import { Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';

/** Props of SearchBox: the text as typed; `onSubmit` when it is to be searched now; `city`: the city control. */
export type SearchBoxProps = {
  typed: string;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  city: ReactNode;
};

/** The box to say a craving in, with its city and its button. */
export function SearchBox({ typed, onType, onSubmit, city }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed);
      }}
    >
      <Words>
        <Search size={22} aria-hidden />
        <Input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={formatMessage({ id: 'search.label' })}
          placeholder={formatMessage({ id: 'search.placeholder' })}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed && (
          <IconButton
            label={formatMessage({ id: 'search.clear' })}
            onClick={() => {
              onSubmit('');
              input.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </Words>
      {city}
      <Submit type="submit" tone="primary">
        <FormattedMessage id="search.submit" />
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 10px;
  @media (min-width: 720px) {
    display: flex;
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
  grid-column: 1 / -1;
  flex: 1;
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
  min-height: 50px;
`;
