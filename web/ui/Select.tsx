import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Field, FieldBox, type FieldWords, fieldControl } from './Field';

const Choice = styled.select`
  ${fieldControl}
  padding-right: 2.75rem;
  appearance: none;
  cursor: pointer;
  option {
    background: var(--raised);
    color: var(--ink);
  }
`;
const Arrow = styled(ChevronDown)`
  flex: none;
  margin-left: -2.5rem;
  margin-right: 0.9rem;
  pointer-events: none;
`;

/** Props of Select. */
export type SelectProps<Value extends string> = FieldWords & {
  name?: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A native select with a label. */
export function Select<Value extends string>({
  label,
  optional,
  hint,
  error,
  options,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <FieldBox $invalid={Boolean(error)}>
          <Choice {...control} {...select} onChange={(event) => onChange(event.target.value as Value)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Arrow size={18} aria-hidden />
        </FieldBox>
      )}
    </Field>
  );
}
