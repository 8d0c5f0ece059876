import { Heart, Info, Undo2, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { buttonStyle } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { landscape, pictureShare } from './landscape';
import { stackHeight } from './stackHeight';

/** One of the buttons at the bottom of the top card. */
export type DeckButton = 'undo' | 'skip' | 'save' | 'open';

/**
 * Props of DeckButtons. `name`: the restaurant's name. `act`: called with the pressed button. `act` must be the same
 * function in every render.
 */
export type DeckButtonsProps = { name: string; canUndo: boolean; act: (button: DeckButton) => void };

/** The buttons at the bottom of the top card. A button with new props renders with low priority, after the cards. */
export const DeckButtons = memo(function DeckButtons({ name, canUndo, act }: DeckButtonsProps) {
  return (
    <Row>
      <Undo canUndo={useDeferredValue(canUndo)} act={act} />
      <Choices act={act} />
      <Details name={useDeferredValue(name)} act={act} />
    </Row>
  );
});

const Undo = memo(function Undo({ canUndo, act }: Omit<DeckButtonsProps, 'name'>) {
  const { formatMessage } = useIntl();
  return (
    <Round label={formatMessage({ id: 'discover.undo' })} disabled={!canUndo} onClick={() => act('undo')}>
      <Undo2 size={21} aria-hidden />
    </Round>
  );
});

const Choices = memo(function Choices({ act }: Pick<DeckButtonsProps, 'act'>) {
  return (
    <>
      <Choice type="button" data-tone="secondary" onClick={() => act('skip')}>
        <X size={21} aria-hidden />
        <FormattedMessage id="discover.skip" />
      </Choice>
      <Choice type="button" data-tone="primary" onClick={() => act('save')}>
        <Heart size={20} aria-hidden />
        <FormattedMessage id="discover.save" />
      </Choice>
    </>
  );
});

const Details = memo(function Details({ name, act }: Omit<DeckButtonsProps, 'canUndo'>) {
  const { formatMessage } = useIntl();
  return (
    <Round label={formatMessage({ id: 'card.details.name' }, { name })} onClick={() => act('open')}>
      <Info size={21} aria-hidden />
    </Round>
  );
});

const Row = styled.div`
  position: absolute;
  z-index: 3;
  top: calc(${stackHeight} - 76px - var(--below));
  inset-inline: 14px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  ${landscape} {
    inset-inline: calc(${pictureShare} + 28px) 28px;
  }
`;
const Choice = styled.button`
  ${buttonStyle}
  container-type: inline-size;
  gap: 6px;
  padding: 0.65rem 4px; /* on phones, the Korean word for Skip needs this width */
  font-size: min(1rem, 5.5vw);
  white-space: nowrap;
  @container (max-width: 4em) {
    > svg {
      display: none; /* with large text, the words need the space of the icon */
    }
  }
  @media (max-width: 379px) {
    padding-inline: 0.25rem;
    font-size: 0.875rem;
    > svg {
      display: none; /* the longest words need the space of the icon */
    }
  }
`;
const Round = styled(IconButton)`
  width: 48px;
  height: 48px;
  border: 1.5px solid var(--control-line);
  background: var(--surface);
`;
