import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mapStyle } from '../../device/mapStyle';
import { chooseStored } from '../../device/storage';
import { useStored } from '../../device/useStored';
import { useWideScreen } from '../../device/useWideScreen';
import { useToast } from '../../ui/Toast';

/** Whether a map can stand beside the list, whether it does, and what to call when the reader chooses or it fails. */
export type MapBeside = { offered: boolean; beside: boolean; toggle: () => void; fail: () => void };

/**
 * The map beside the results: offered on wide screens where the operator set a style, shown to those who want it (kept on
 * the device). One that failed says so and stays away until it is asked for again.
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
