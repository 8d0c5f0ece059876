import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';

/** Props of PickerButton; `panel`: the HTML id of the panel that the button opens. */
export type PickerButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  panel: string;
  open: boolean;
  icon: ReactNode;
  /** The button's accessible name, if the visible words are not enough. */
  label?: string;
  /** Whether the choice differs from the default. */
  chosen?: boolean;
  /** Called when the user will probably press the button soon: the pointer is over it, or it has the focus. */
  onReady: () => void;
  onPress: () => void;
  children: ReactNode;
};

/** A button in the search box that shows the current choice and opens the panel to change it. */
export function PickerButton({ ref, panel, open, icon, label, chosen, onReady, onPress, children }: PickerButtonProps) {
  return (
    <Place>
      <Opener
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-label={label}
        data-chosen={chosen}
        onPointerEnter={onReady}
        onFocus={onReady}
        onClick={onPress}
      >
        {icon}
        <span>{children}</span>
        <ChevronDown size={17} aria-hidden />
      </Opener>
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
  @media (min-width: 1040px) {
    flex: none;
    max-width: 15rem;
    margin-right: 7px;
    border-left: 1.5px solid var(--line);
  }
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  width: 100%;
  min-height: 28px;
  padding: 0 0.5rem 0 0.25rem;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 560;
  text-align: left;
  white-space: nowrap;
  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > svg {
    flex: none;
  }
  > svg:first-child {
    color: var(--accent);
  }
  &[data-chosen='true'] {
    color: var(--ink);
  }
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  @media (max-width: 1039px) {
    > svg {
      width: 15px;
    }
  }
  @media (min-width: 1040px) {
    gap: 0.5rem;
    width: calc(100% - 5px);
    min-height: 50px;
    margin-left: 5px;
    padding: 0.4rem 1rem;
    color: var(--ink);
    font-size: 1rem;
  }
`;
