import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';

/** Props of PickerButton; `panel` is the id of what it opens. */
export type PickerButtonProps = {
  ref: RefObject<HTMLButtonElement | null>;
  panel: string;
  open: boolean;
  icon: ReactNode;
  /** Its accessible name, where the words on it do not say all. */
  label?: string;
  /** On phones it takes the room that others leave. */
  grows?: boolean;
  /** Something is chosen that was not to begin with. */
  chosen?: boolean;
  /** It may be pressed soon. */
  onReady: () => void;
  onPress: () => void;
  children: ReactNode;
};

/** A button beside the search's words that shows what is chosen, and opens the panel to choose in. */
export function PickerButton({
  ref,
  panel,
  open,
  icon,
  label,
  grows,
  chosen,
  onReady,
  onPress,
  children,
}: PickerButtonProps) {
  return (
    <Place data-grows={grows}>
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
  &[data-grows='true'] {
    flex: 1 1 6rem;
  }
  @media (min-width: 720px) {
    &&& {
      flex: none;
    }
    max-width: 15rem;
    margin-right: 7px;
    border-left: 1.5px solid var(--line);
  }
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: 50px;
  padding: 0.4rem 0.8rem;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
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
    border-color: var(--ink);
    @media (max-width: 719px) {
      > svg:last-child {
        display: none;
      }
    }
  }
  @media (min-width: 720px) {
    width: calc(100% - 5px);
    margin-left: 5px;
    padding: 0.4rem 1rem;
    && {
      border-color: transparent;
    }
    background: transparent;
    &:hover {
      background: color-mix(in srgb, var(--ink) 7%, transparent);
    }
  }
`;
