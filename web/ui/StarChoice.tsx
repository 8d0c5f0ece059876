import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

const five = [1, 2, 3, 4, 5];

/**
 * Props of StarChoice. `value`: how many stars are chosen, 0 before a choice. `labelOf`: returns the text for 1 to 5
 * stars. `none`: the text shown before a choice.
 */
export type StarChoiceProps = {
  legend: string;
  none: string;
  labelOf: (stars: number) => string;
  value: number;
  onChange: (stars: number) => void;
};

/**
 * Five stars to choose from. A mouse over the stars shows a preview. The arrow keys move to the next or previous number
 * of stars and choose it. The choice is also written on a line below.
 */
export function StarChoice({ legend, none, labelOf, value, onChange }: StarChoiceProps) {
  const name = useId();
  const [preview, setPreview] = useState(0);
  const shown = preview || value;
  return (
    <Group>
      <legend>{legend}</legend>
      <Row onPointerLeave={() => setPreview(0)}>
        {five.map((stars) => (
          <label key={stars} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPreview(stars)}>
            <input
              type="radio"
              name={name}
              aria-label={labelOf(stars)}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={32} aria-hidden data-filled={stars <= shown} />
          </label>
        ))}
        <Words aria-hidden>{value ? labelOf(value) : none}</Words>
      </Row>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 620;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: -6px;
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    color: var(--control-line);
    stroke-width: 1.5px;
  }
  svg[data-filled='true'] {
    fill: var(--saffron);
    stroke: color-mix(in srgb, var(--saffron) 70%, var(--ink));
  }
`;
/** This text has a line of its own, so that a change of the text never moves the stars. */
const Words = styled.span`
  flex: 1 0 100%;
  margin-left: 6px;
  color: var(--ink-soft);
`;
