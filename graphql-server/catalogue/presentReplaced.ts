import { grouped } from '../text/grouped';

/** The line about sample restaurants that real restaurants replaced. */
export function presentReplaced(samples: number, isDryRun: boolean): string {
  const verb = isDryRun ? 'would be' : samples === 1 ? 'was' : 'were';
  return `${grouped(samples)} sample ${samples === 1 ? 'restaurant' : 'restaurants'} ${verb} replaced by real ones.`;
}
