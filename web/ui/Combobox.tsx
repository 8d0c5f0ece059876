import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Listbox } from './Listbox';
import { TextField } from './TextField';
import { useListbox } from './useListbox';

/** Props of Combobox; `Option` is the type of the list's items. */
export type ComboboxProps<Option> = {
  label: string;
  placeholder?: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Accessible name of the list. */
  listLabel: string;
  options: readonly Option[];
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** Whether an option is already chosen. A chosen option is marked and announced as current. */
  isCurrent?: (option: Option) => boolean;
  onChoose: (option: Option) => void;
  /** Called on Enter while no option is highlighted. */
  onEnter: (text: string) => void;
  /** True while options load. The spinner appears only after half a second, so that it does not flicker. */
  busy?: boolean;
  /** Gives the list a fixed height, with two columns on wide screens. Use it in a dialog. */
  steady?: boolean;
  /** Content between the field and the list, such as a note that nothing was found. */
  children?: ReactNode;
};

/** A field with a list of options below. An empty list is hidden. useListbox handles the keyboard. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    label,
    placeholder,
    text,
    options,
    onTextChange,
    onChoose,
    onEnter,
    busy = false,
    steady = false,
    children,
  } = props;
  const { input, list } = useListbox({ options, onChoose, onEnter: () => onEnter(text) });
  return (
    <Parts aria-busy={busy}>
      <TextField
        {...input}
        label={label}
        placeholder={placeholder}
        autoCapitalize="words"
        maxLength={100}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        end={busy && <Spinner aria-hidden />}
      />
      {children}
      <Listbox
        list={list}
        label={props.listLabel}
        optionKey={props.optionKey}
        renderOption={props.renderOption}
        isCurrent={props.isCurrent}
        steady={steady}
      />
    </Parts>
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
`;
const turn = keyframes`
  to { rotate: 1turn; }
`;
const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;
const Spinner = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  margin-right: 14px;
  border: 2.5px solid var(--line);
  border-top-color: var(--accent);
  border-radius: 50%;
  opacity: 0;
  animation:
    ${appear} var(--calm) 500ms forwards,
    ${turn} 900ms 500ms linear infinite;
`;
