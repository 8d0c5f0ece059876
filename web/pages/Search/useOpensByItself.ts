import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCityChosen } from '../../device/city';
import { markCityAsked, wasCityAsked } from '../../device/cityAsked';
import { useSession } from '../../session/useSession';

const modals = '[role="dialog"], [role="alertdialog"]';

/**
 * Opens the city panel once a visit while the reader has chosen no city (decision D16): not over a search under way
 * (`idle` is false), not when the address names a city, and not while another dialog is open. `open` answers whether
 * it could.
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
