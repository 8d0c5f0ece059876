import { useIntl } from 'react-intl';
import { PinButton } from '../../components/restaurant/map/PinButton';
import { useActivePlace } from './ActivePlace';
import { goToRow } from './goToRow';

/** Props of ResultPin; `pin`: the map's element in which the pin is rendered. */
export type ResultPinProps = { id: string; name: string; pin: HTMLElement };

/** A pin on the results map. A press focuses the link in the restaurant's row. Pointing at the pin shows the name. */
export function ResultPin({ id, name, pin }: ResultPinProps) {
  const { formatMessage } = useIntl();
  const { active, setActive } = useActivePlace();
  return (
    <PinButton
      pin={pin}
      name={name}
      aria-label={formatMessage({ id: 'search.map.pin' }, { name })}
      isActive={active === id}
      onActive={(isActive) => setActive(isActive ? id : null)}
      onClick={() => goToRow(id)}
    />
  );
}
