import type { Chip } from '../parse/Understanding';

/** Whether a chip is the wish for a place that is open 24 hours a day. */
export const isAroundTheClock = ({ kind, concept }: Chip): boolean => kind === 'WANTED' && concept === 'open-24-hours';
