import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** Options of useListbox; `Option` is the type of the list's items. */
export type ListboxRules<Option> = {
  /** A new array counts as a new list, without a highlight. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
  /** Called on Enter while no option is highlighted. Without `onEnter`, the Enter key has its normal effect. */
  onEnter?: () => void;
};

/**
 * Keyboard control of a field with a list (WAI-ARIA combobox with a listbox). The focus stays in the field. The arrow
 * keys move the highlight and wrap around. While an option is highlighted, Home and End go to the first and the last
 * option, and Enter chooses the highlighted option. Enter that ends a composition (Chinese, Korean) chooses nothing.
 * Spread `input` on the field and pass `list` to Listbox.
 */
export function useListbox<Option>({ options, onChoose, onEnter }: ListboxRules<Option>) {
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const [highlight, setHighlight] = useState({ at: -1, of: options });
  const at = highlight.of === options ? highlight.at : -1;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (at >= 0) ref.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
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
    const option = options[at];
    if (step) {
      event.preventDefault();
      step();
    } else if (event.key === 'Enter' && (option !== undefined || onEnter)) {
      event.preventDefault();
      if (option === undefined) onEnter?.();
      else onChoose(option);
    }
  };
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': id,
    'aria-activedescendant': at >= 0 ? optionId(at) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
    onKeyDown,
  } as const;
  return { input, list: { id, ref, options, at, optionId, onChoose } };
}
