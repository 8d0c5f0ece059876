import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** Whether searches are stored in the member's history; true until somebody turns it off on this device. */
export function readSaveHistory(): boolean {
  return readStored('fuud_save_history') !== 'false';
}

/** Stores the state of the switch on the device. */
export function chooseSaveHistory(save: boolean): void {
  chooseStored('fuud_save_history', String(save));
}

/** The state of the switch, always current in all components and tabs. */
export function useSaveHistory(): boolean {
  return useStored('fuud_save_history') !== 'false';
}
