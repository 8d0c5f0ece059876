import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition } from '../../device/position';
import { IconButton } from '../../ui/IconButton';
import { useToast } from '../../ui/Toast';

/** Props of NearButton; `isNear`: whether the deck of restaurants near the user is chosen. */
export type NearButtonProps = { isNear: boolean; onNear: (isNear: boolean) => void };

/**
 * Switches between the deck of the city and the deck of restaurants near the user. A message appears if no position is
 * found.
 */
export function NearButton({ isNear, onNear }: NearButtonProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [locating, setLocating] = useState(false);
  const toggleNear = async () => {
    if (isNear) return onNear(false);
    setLocating(true);
    const found = await findPosition();
    setLocating(false);
    if (found) onNear(true);
    else showToast({ title: formatMessage({ id: 'discover.noPosition' }), tone: 'destructive' });
  };
  return (
    <Near
      label={formatMessage({ id: 'discover.near' })}
      aria-pressed={isNear || locating}
      aria-busy={locating}
      onClick={() => void toggleNear()}
    >
      <LocateFixed size={19} aria-hidden />
      <NearWord aria-hidden>
        <FormattedMessage id="discover.near" />
      </NearWord>
    </Near>
  );
}

const Near = styled(IconButton)`
  flex: none;
  border: 1.5px solid var(--control-line);
  background: var(--raised);
  color: var(--accent);
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  @media (max-width: 719px) {
    grid-auto-flow: column;
    width: auto;
    padding: 0 0.7rem;
    justify-content: center;
    gap: 0.45rem;
    border-radius: 999px;
  }
`;
/** This word is visible only on phones that are wide enough for the city's name and this word. */
const NearWord = styled.span`
  color: var(--ink);
  font-size: 0.9375rem;
  font-weight: 560;
  [aria-pressed='true'] > & {
    color: inherit;
  }
  @media (min-width: 720px), (max-width: 22.4em) {
    display: none;
  }
`;
