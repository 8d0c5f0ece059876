import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
`;
const Words = styled.label`
  flex: 1;
  font-weight: 560;
  cursor: pointer;
`;
const Hint = styled.span`
  display: block;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-weight: 450;
`;
const Track = styled(Radix.Root)`
  position: relative;
  flex: none;
  width: 54px;
  height: 32px;
  padding: 0;
  border: 2px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  transition: background var(--quick) var(--ease), border-color var(--quick) var(--ease);
  &[data-state='checked'] {
    border-color: var(--accent);
    background: var(--accent);
  }
`;
const Thumb = styled(Radix.Thumb)`
  position: absolute;
  top: 4px;
  left: 4px;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--control-line);
  transition: transform var(--quick) var(--ease), background var(--quick) var(--ease);
  &[data-state='checked'] {
    background: var(--accent-ink);
    transform: translateX(22px);
  }
`;

/** Props of Switch; `hint`: a text below the label. It is also the accessible description. */
export type SwitchProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void };

/** A switch that takes effect immediately, with a label before it. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row>
      <Words htmlFor={id}>
        <span id={`${id}-label`}>{label}</span>
        {hint && <Hint id={`${id}-hint`}> {hint}</Hint>}
      </Words>
      <Track
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Thumb />
      </Track>
    </Row>
  );
}
