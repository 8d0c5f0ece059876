import type { Change } from './write/Change';

/**
 * Returns the lines about one change of a dry run. The first line shows what would happen to the place. Each further
 * line shows a fact that would change. If a place would change but people would not see the change, the second line
 * states this.
 */
export function presentChange({ kind, place, joins, facts }: Change): string[] {
  return [
    `  ${VERBS[kind]} ${place}${joinsInWords(joins)}`,
    ...(kind === 'changed' && facts.length === 0 ? ['      what people see stays the same'] : []),
    ...facts.map(({ field, from, to }) => `      ${field}: ${kind === 'new' ? to : `${from} -> ${to}`}`),
  ];
}

const VERBS: Record<Change['kind'], string> = {
  new: 'new    ',
  joined: 'joins  ',
  changed: 'changes',
  closed: 'closes ',
};

function joinsInWords(joins: Change['joins']): string {
  if (!joins) return '';
  const of = joins.sources.length > 0 ? ` of ${joins.sources.join(', ')}` : '';
  return ` = "${joins.name}"${of}`;
}
