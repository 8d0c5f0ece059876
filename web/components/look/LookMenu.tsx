import { Languages } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLanguage } from '../../device/language';
import type { PopoverProps } from '../../ui/Popover';
import { useFetchedPart } from '../../ui/useFetchedPart';
import { ownNames } from './ownNames';

const Anchor = styled.div`
  position: relative;
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: transparent;
  font-size: 0.9375rem;
  font-weight: 600;
  &:has(> span) {
    padding: 0 16px 0 13px;
  }
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
 * A button with a panel in which the user changes theme and language, without a reload. The panel's code is loaded on
 * hover or focus, so it does not slow down the landing page. `align` is the edge at which the panel is aligned with the
 * button. With `named`, the button shows the name of the current language.
 */
export function LookMenu({ align = 'end', named = false }: Pick<PopoverProps, 'align'> & { named?: boolean }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: Panel, failed, load, preload } = useFetchedPart(loadPanel);
  const label = formatMessage({ id: 'look.open' });
  const language = useLanguage();
  const name = named && ownNames.find((own) => own.language === language)?.name;
  const toggle = async () => setOpen(!open && (await load()));
  return (
    <Anchor>
      <Opener
        ref={button}
        type="button"
        aria-label={name ? `${label}: ${name}` : label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <Languages size={20} aria-hidden />
        {name && <span>{name}</span>}
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
