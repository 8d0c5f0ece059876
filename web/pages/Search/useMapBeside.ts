import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mapStyle } from '../../device/mapStyle';
import { chooseStored } from '../../device/storage';
import { useStored } from '../../device/useStored';
import { useWideScreen } from '../../device/useWideScreen';
import { useToast } from '../../ui/Toast';

/**
 * `offered`: a map can be shown beside the list; `beside`: the map is shown; `toggle` shows or hides the map; `fail`
 * reports that the map failed.
 */
export type MapBeside = { offered: boolean; beside: boolean; toggle: () => void; fail: () => void };

/**
 * The state of the map beside the results. A map is offered on wide screens if the operator has set a map style. The
 * user's choice to show the map is stored on the device. If the map fails, a message appears, and the map is hidden
 * until the user turns it on again or comes back to the page.
 */
export function useMapBeside(): MapBeside {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const wide = useWideScreen();
  const kept = useStored('fuud_results_map') === 'true';
  const [failed, setFailed] = useState(false);
  const offered = wide && mapStyle() !== null;
  const beside = offered && kept && !failed;
  const toggle = () => {
    setFailed(false);
    chooseStored('fuud_results_map', beside ? null : 'true');
  };
  const fail = () => {
    setFailed(true);
    showToast({ title: formatMessage({ id: 'search.map.failed' }) });
  };
  return { offered, beside, toggle, fail };
}
