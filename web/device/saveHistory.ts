import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** Whether searches may be kept in the member's history; on until somebody turns it off on this device (decision D34). */
export function readSaveHistory(): boolean {
  return readStored('fuud_save_history') !== 'false';
}

/** Keeps the switch's position on the device. */
export function chooseSaveHistory(save: boolean): void {
  chooseStored('fuud_save_history', String(save));
}

/** The switch's position, current across components and tabs. */
export function useSaveHistory(): boolean {
  return useStored('fuud_save_history') !== 'false';
}
