import { downloadFile } from '../../../device/downloadFile';
import { listGuestSaves } from '../../../device/guestSaves';
import type { FileFormat } from './formats';
import { writeGuestFile } from './guestFiles';

/** Lets the browser save a guest's saved restaurants as a file of this format. The file's name contains the date. */
export function downloadGuestFile({ extension, type }: FileFormat): void {
  const day = new Date().toISOString().slice(0, 10);
  downloadFile(`fuud-${day}.${extension}`, type, writeGuestFile(extension, listGuestSaves()));
}
