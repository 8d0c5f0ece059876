import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';

const List = styled(Radix.List)`
  display: flex;
  gap: clamp(20px, 5vw, 40px);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  @media (max-width: 359px) {
    gap: 14px;
  }
`;
const Trigger = styled(Radix.Trigger)`
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
  &[data-state='active'] {
    border-bottom-color: var(--accent);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  [data-pressed='true'] > &:focus-visible {
    outline: none;
  }
`;
const Panel = styled(Radix.Content)`
  padding-top: clamp(24px, 4vw, 40px);
  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** One tab: onChange gets its `value`; its panel shows `content`. */
export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

/** Props of Tabs; `label` is the accessible name of the row of tabs. */
export type TabsProps<Value extends string> = {
  label: string;
  tabs: ReadonlyArray<Tab<Value>>;
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * A row of tabs and the panel of the chosen tab; arrow keys move along the row. Only this panel is rendered. A press
 * leaves no ring around the tab.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const [isPressed, setPressed] = useState(false);
  const asked = useRef<string>(null);
  // A press asks twice, on mousedown and on focus, before the new value arrives.
  const change = (next: string) => {
    if (asked.current === next) return;
    asked.current = next;
    requestAnimationFrame(() => {
      asked.current = null;
    });
    onChange(next as Value);
  };
  return (
    <Radix.Root value={value} onValueChange={change}>
      <List
        aria-label={label}
        data-pressed={isPressed}
        onPointerDownCapture={() => setPressed(true)}
        onKeyDownCapture={() => setPressed(false)}
      >
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
