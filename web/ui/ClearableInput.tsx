import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { bareInputStyle } from './bareInputStyle';
import { IconButton } from './IconButton';

/**
 * Props of ClearableInput. `icon`: an svg before the text; `clearLabel`: the accessible name of the button that clears
 * the text; `large`: makes the box higher and gives it the role search, for the main box of a page.
 */
export type ClearableInputProps = {
  field: RefObject<HTMLInputElement | null>;
  icon: ReactNode;
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  large?: boolean;
};

/** A text field for a few words. If it is not empty, a button clears the text. */
export function ClearableInput(props: ClearableInputProps) {
  const { field, icon, label, placeholder, clearLabel, value, onChange, large = false } = props;
  return (
    <Box role={large ? 'search' : undefined} data-large={large}>
      {icon}
      <input
        ref={field}
        type="search"
        maxLength={100}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && (
        <IconButton
          label={clearLabel}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <X size={large ? 20 : 18} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 150px;
  min-height: 46px;
  padding-left: 14px;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  &[data-large='true'] {
    min-height: 52px;
    padding: 0 4px 0 16px;
  }
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1.5px var(--focus);
  }
  > svg {
    color: var(--ink-soft);
  }
  &[data-large='true'] > svg {
    color: var(--accent);
  }
  &[data-large='false'] > button {
    width: 40px;
    height: 40px;
  }
  input {
    ${bareInputStyle}
    padding: 0 10px;
  }
  @media (max-width: 479px) {
    &[data-large='true'] input {
      padding: 0 8px;
      &::placeholder {
        font-size: 0.8125rem;
      }
    }
  }
`;
