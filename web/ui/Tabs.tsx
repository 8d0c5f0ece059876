import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';

const List = styled.div`
  display: flex;
  gap: clamp(20px, 5vw, 40px);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  @media (max-width: 359px) {
    gap: 14px;
  }
`;
const Trigger = styled.button`
  flex: none;
  min-height: 48px;
  padding: 6px 2px 4px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: var(--ink-soft);
  font-family: var(--serif);
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
  font-weight: 560;
  line-height: 1.2;
  transition: color var(--quick) var(--ease);
  @media (max-width: 359px) {
    font-size: 1.0625rem;
  }
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Panel = styled.div`
  padding-top: clamp(24px, 4vw, 40px);
  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** One tab: `onChange` gets its `value`, and its panel shows `content`. */
export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

/** Props of Tabs; `label` is the accessible name of the row of tabs. */
export type TabsProps<Value extends string> = {
  label: string;
  tabs: ReadonlyArray<Tab<Value>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** For each key: a function that returns the index of the tab to choose. `index` is the index of the current tab. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A row of tabs, and the panel of the chosen tab. Other panels are not rendered. Arrow keys choose another tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const next = isPlain ? steps[event.key]?.(index, tabs.length) : undefined;
    const tab = tabs[next ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-${tab.value}`)?.focus();
    onChange(tab.value);
  };
  const shown = tabs.find((tab) => tab.value === value);
  return (
    <div>
      <List role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {shown && (
        <Panel
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.value}`}
          tabIndex={0}
        >
          {shown.content}
        </Panel>
      )}
    </div>
  );
}
