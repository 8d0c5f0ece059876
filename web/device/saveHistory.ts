import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** Whether searches are stored in the member's history; true until somebody turns the history off on this device. */
export function readSaveHistory(): boolean {
  return readStored('fuud_save_history') !== 'false';
}

/** Stores on the device whether searches are stored in the member's history. */
export function storeSaveHistory(save: boolean): void {
  chooseStored('fuud_save_history', String(save));
}

/** The result of readSaveHistory, always current in all components and tabs. */
export function useSaveHistory(): boolean {
  return useStored('fuud_save_history') !== 'false';
}
