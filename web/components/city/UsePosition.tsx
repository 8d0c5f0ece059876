import { LocateFixed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ListFailure, ListNote } from './ListNote';
import { takePosition } from './takePosition';
import { useTaking } from './useTaking';

/**
 * The button "Use my location". Only a press asks for the position. `onChoose` gets the nearest city that has places.
 */
export function UsePosition({ onChoose }: { onChoose: (city: string) => void }) {
  const { taking, problem, take } = useTaking(onChoose);
  const choose = () => void take(takePosition);
  return (
    <Parts>
      <Press type="button" aria-busy={taking} onClick={choose}>
        <LocateFixed size={18} aria-hidden />
        <FormattedMessage id={taking ? 'city.locating' : 'city.usePosition'} />
      </Press>
      {problem?.problem === 'failed' && <ListFailure error={problem.error} onRetry={choose} />}
      <ListNote>
        {problem?.problem === 'noPosition' && <FormattedMessage id="city.noPosition" />}
        {problem?.problem === 'unknown' && <FormattedMessage id="city.noneNear" />}
      </ListNote>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
`;
const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-weight: 620;
  svg {
    color: var(--accent-strong);
  }
`;
