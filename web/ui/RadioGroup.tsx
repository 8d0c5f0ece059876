import * as Radix from '@radix-ui/react-radio-group';
import { useId } from 'react';
import styled from 'styled-components';

const Legend = styled.div`
  padding: 0 10px 6px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 560;
`;
const Options = styled(Radix.Root)`
  display: grid;
  gap: 2px;
`;
const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
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
const Radio = styled(Radix.Item)`
  flex: none;
  width: 22px;
  height: 22px;
  padding: 0;
  border: 2px solid var(--control-line);
  border-radius: 50%;
  background: var(--raised);
  transition: border-width var(--quick) var(--ease);
  &[data-state='checked'] {
    border: 7px solid var(--accent);
  }
  &:focus-visible {
    outline: none;
  }
`;
const Note = styled.span`
  color: var(--ink-soft);
  font-weight: 450;
`;

/** One option. `lang`: the label's language if it is not the page's language; `note`: more text after the label. */
export type RadioOption<Value extends string> = { value: Value; label: string; lang?: string; note?: string };

/** Props of RadioGroup. */
export type RadioGroupProps<Value extends string> = {
  legend: string;
  options: ReadonlyArray<RadioOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one option, with a legend. The arrow keys move to the next or previous option and choose it. */
export function RadioGroup<Value extends string>({ legend, options, value, onChange }: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div>
      <Legend id={id}>{legend}</Legend>
      <Options aria-labelledby={id} value={value} onValueChange={(next) => onChange(next as Value)}>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio value={option.value} />
            <span lang={option.lang}>{option.label}</span>
            {option.note && <Note> {option.note}</Note>}
          </Option>
        ))}
      </Options>
    </div>
  );
}
