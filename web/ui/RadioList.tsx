import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;
const Legend = styled.legend`
  padding: 0 0 6px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 560;
`;
const Options = styled.div`
  display: grid;
  gap: 2px;
`;
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 4px 10px;
  border-radius: var(--radius-small);
  font-weight: 560;
  cursor: pointer;
  transition: background var(--quick) var(--ease);
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: 1px;
  }
`;
const Radio = styled.input`
  appearance: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 2px solid var(--control-line);
  border-radius: 50%;
  background: var(--raised);
  &:checked {
    border: 6px solid var(--accent);
  }
  &:focus-visible {
    outline: none;
  }
`;

/** Props of RadioList; `lang` marks an option written in another language. */
export type RadioListProps<Value extends string> = {
  legend: string;
  options: ReadonlyArray<{ value: Value; label: string; lang?: string }>;
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice out of a few, as native radio buttons under a legend. */
export function RadioList<Value extends string>({ legend, options, value, onChange }: RadioListProps<Value>) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value} lang={option.lang}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
