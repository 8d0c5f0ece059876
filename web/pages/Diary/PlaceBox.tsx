import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../ui/IconButton';

/** Props of PlaceBox. */
export type PlaceBoxProps = { typed: string; onType: (text: string) => void };

/** The box to type the name of a visited restaurant. */
export function PlaceBox({ typed, onType }: PlaceBoxProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box role="search">
      <Search size={20} aria-hidden />
      <input
        ref={field}
        type="search"
        maxLength={100}
        aria-label={formatMessage({ id: 'diary.search' })}
        placeholder={formatMessage({ id: 'diary.searchPlaceholder' })}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {typed && (
        <IconButton
          label={formatMessage({ id: 'diary.searchClear' })}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 4px 0 16px;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1.5px var(--focus);
  }
  > svg {
    color: var(--accent);
  }
  input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding: 0 10px;
    border: 0;
    background: transparent;
    text-overflow: ellipsis;
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
  }
`;
