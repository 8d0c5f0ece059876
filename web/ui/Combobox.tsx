import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { TextField } from './TextField';

/** Props of Combobox; `Option` is whatever the caller's list holds. */
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
  /** The option that holds already, marked and announced as current. */
  isCurrent?: (option: Option) => boolean;
  onChoose: (option: Option) => void;
  /** Enter while no option is highlighted. */
  onEnter: (text: string) => void;
  /** Something is on its way: shown after half a second, so that a quick answer does not flicker. */
  busy?: boolean;
  /** For a dialog: the list keeps its height whatever it holds, in two columns where there is room. */
  steady?: boolean;
  /** What stands between the field and the list, such as a word on the list or that there is none. */
  children?: ReactNode;
};

/**
 * A field with the list of what it could mean under it, both always in sight (WAI-ARIA combobox with a listbox). The
 * focus stays in the field: the arrows highlight an option and go round, Home and End go to the first and last one once
 * one is highlighted, Enter takes it. Enter that ends a composition (Chinese, Korean) takes nothing.
 */
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
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [highlight, setHighlight] = useState({ at: -1, of: options });
  const at = highlight.of === options ? highlight.at : -1; // another list: nothing highlighted
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);

  const go = (index: number) => setHighlight({ at: (index + options.length) % options.length, of: options });
  const steps: Record<string, () => void> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at < 0 ? -1 : at - 1),
    ...(at >= 0 && { Home: () => go(0), End: () => go(-1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = options.length > 0 && !event.altKey && !event.ctrlKey && !event.metaKey ? steps[event.key] : undefined;
    if (step) {
      event.preventDefault();
      step();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[at];
      if (option === undefined) onEnter(text);
      else onChoose(option);
    }
  };
  return (
    <Parts aria-busy={busy}>
      <TextField
        label={label}
        placeholder={placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
        end={busy && <Spinner aria-hidden />}
      />
      {children}
      <List
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        data-steady={steady}
        hidden={options.length === 0}
      >
        {options.map((option, index) => (
          <Item
            key={props.optionKey(option)}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            aria-current={props.isCurrent?.(option) || undefined}
            onPointerDown={(event) => event.preventDefault()} // the focus stays in the field
            onClick={() => onChoose(option)}
          >
            {props.renderOption(option)}
          </Item>
        ))}
      </List>
    </Parts>
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
`;
const List = styled.ul`
  margin: 0 -8px;
  &[data-steady='true'] {
    display: block;
    height: min(22rem, 44dvh);
    overflow-y: auto;
    @media (min-width: 640px) {
      columns: 2;
      column-gap: 12px;
      column-fill: auto;
      height: 312px;
    }
  }
  &[hidden] {
    visibility: hidden;
  }
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: var(--radius-small);
  cursor: pointer;
  break-inside: avoid;
  scroll-margin: 12px 0;
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  &[aria-current]::after {
    content: '✓' / '';
    margin-left: auto;
    padding-left: 10px;
    color: var(--accent);
    font-weight: 700;
  }
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
