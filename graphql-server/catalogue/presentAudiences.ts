import { grouped } from '../text/grouped';
import type { ImportReport } from './ImportReport';
import { onlyByName } from './onlyByName';

/**
 * Returns the line "              941 of them appear in searches; 48 appear only under their names: 30 counter, 18
 * stall". In a real import, the line ends with a hint. Returns an empty list if all written places are for the public.
 */
export function presentAudiences({ audiences = {}, isDryRun }: ImportReport): string[] {
  const { public: publicCount = 0, ...hiddenCounts } = audiences;
  const hidden = Object.entries(hiddenCounts).sort(([, a], [, b]) => b - a);
  if (hidden.length === 0) return [];
  const all = hidden.reduce((sum, [, times]) => sum + times, 0);
  const words = hidden.map(([audience, times]) => `${grouped(times)} ${audience}`).join(', ');
  const where = isDryRun ? '' : ' (status --classes lists these restaurants)';
  return [`              ${grouped(publicCount)} of them appear in searches; ${onlyByName(all)}: ${words}${where}`];
}
