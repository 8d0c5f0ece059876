import { Languages } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PopoverProps } from '../../ui/Popover';

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

type Panel = ComponentType<Omit<PopoverProps, 'children'>>;

const loadPanel = async (): Promise<Panel> => (await import('./LookPanel')).LookPanel;

/**
 * The control for theme and language; both take effect without a reload. Its panel is fetched when the button is about
 * to be pressed, so that the landing does not carry it. `align`: which edge panel and button share.
 */
export function LookMenu({ align = 'end' }: Pick<PopoverProps, 'align'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const label = formatMessage({ id: 'look.open' });
  const prepare = () => void loadPanel().catch(() => undefined);
  const toggle = async () => {
    if (open) return setOpen(false);
    try {
      const panel = await loadPanel();
      setPanel(() => panel);
      setFailed(false);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };
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
