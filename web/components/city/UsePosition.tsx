import { LocateFixed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { chooseNearestCity } from './chooseNearestCity';
import { ListFailure, ListNote } from './ListNote';
import { useCityChoice } from './useCityChoice';

/**
 * The button "Use my location". The button asks for the position only when it is pressed. `onChoose` gets the name of
 * the city that chooseNearestCity finds.
 */
export function UsePosition({ onChoose }: { onChoose: (city: string) => void }) {
  const { choosing, problem, choose } = useCityChoice(onChoose);
  const locate = () => void choose(chooseNearestCity);
  return (
    <Parts>
      <Press type="button" aria-busy={choosing} onClick={locate}>
        <LocateFixed size={18} aria-hidden />
        <FormattedMessage id={choosing ? 'city.locating' : 'city.usePosition'} />
      </Press>
      {problem?.problem === 'failed' && <ListFailure error={problem.error} onRetry={locate} />}
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
