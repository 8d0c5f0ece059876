import { Languages } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PopoverProps } from '../../ui/Popover';
import { useFetchedPart } from '../../ui/useFetchedPart';

const Anchor = styled.div`
  position: relative;
`;
const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  transition: background var(--quick) var(--ease);
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
`;
const Failure = styled.p`
  position: absolute;
  z-index: 50;
  inset: calc(100% + 8px) 0 auto auto;
  width: max-content;
  max-width: min(280px, calc(100vw - 32px));
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 560;
`;

const loadPanel = async () => (await import('./LookPanel')).LookPanel;

/**
 * The control for theme and language; both take effect without a reload. Its panel is fetched when the button is about
 * to be pressed, so that the landing does not carry it. `align`: which edge panel and button share.
 */
export function LookMenu({ align = 'end' }: Pick<PopoverProps, 'align'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: Panel, failed, bring, prepare } = useFetchedPart(loadPanel);
  const label = formatMessage({ id: 'look.open' });
  const toggle = async () => setOpen(!open && (await bring()));
  return (
    <Anchor>
      <Opener
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <Languages size={20} aria-hidden />
      </Opener>
      {failed && (
        <Failure role="alert">
          <FormattedMessage id="problem.chunkTitle" />
        </Failure>
      )}
      {Panel && <Panel anchor={button} id={id} label={label} open={open} onOpenChange={setOpen} align={align} />}
    </Anchor>
  );
}
