import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mapStyle } from '../../device/mapStyle';
import { chooseStored } from '../../device/storage';
import { useStored } from '../../device/useStored';
import { useWideScreen } from '../../device/useWideScreen';
import { useToast } from '../../ui/Toast';

/**
 * `offered`: a map is possible beside the list; `beside`: it is shown; `toggle` shows or hides it; `fail` reports that
 * it failed.
 */
export type MapBeside = { offered: boolean; beside: boolean; toggle: () => void; fail: () => void };

/**
 * The state of the map beside the results. It is offered on wide screens when the operator has set a style. The choice
 * to show it is stored on the device. A map that failed shows a message, and stays hidden until the reader asks for it
 * again.
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
