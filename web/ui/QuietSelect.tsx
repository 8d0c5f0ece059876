import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

/** Props of QuietSelect; `busy`: the choice has not taken effect yet. */
export type QuietSelectProps<Value extends string> = {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
  busy?: boolean;
};

/** A small select, as wide as its text, for example above a list. */
export function QuietSelect<Value extends string>({ label, options, value, onChange, busy }: QuietSelectProps<Value>) {
  return (
    <Frame aria-busy={busy}>
      <Choice aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
      <ChevronDown size={16} aria-hidden />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  > svg {
    position: absolute;
    right: 2px;
    pointer-events: none;
  }
`;
const Choice = styled.select`
  min-height: 40px;
  padding: 0 22px 0 6px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-size: 0.875rem;
  font-weight: 560;
  text-align: right;
  appearance: none;
  field-sizing: content;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  option {
    background: var(--raised);
  }
`;
