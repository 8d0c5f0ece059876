import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCityChosen } from '../../device/city';
import { markCityAsked, wasCityAsked } from '../../device/cityAsked';
import { useSession } from '../../session/useSession';

const modals = '[role="dialog"], [role="alertdialog"]';

/**
 * Opens the city panel once per browser tab if the user has not chosen a city. The panel does not open during a
 * search (`idle` is false), if the URL has a city, or while another dialog is open. `open` resolves to true if the
 * panel opened.
 */
export function useOpensByItself(idle: boolean, open: () => Promise<boolean>): void {
  const chosen = useCityChosen();
  const { dialog } = useSession();
  const named = useSearchParams()[0].has('city');
  const due = idle && !chosen && !dialog && !named;
  const openOnce = useEffectEvent(async () => {
    if (wasCityAsked() || document.querySelector(modals)) return;
    if (await open()) markCityAsked();
  });
  useEffect(() => {
    if (due) openOnce();
  }, [due]);
}
