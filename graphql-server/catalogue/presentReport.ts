import { grouped } from '../text/grouped';
import { shorten } from './checkPlace';
import type { CountsIn } from './Importer';
import type { ImportReport, ReasonCount } from './ImportReport';
import { presentAudiences } from './presentAudiences';
import { presentChange } from './presentChange';
import { presentReplaced } from './presentReplaced';

const ENCODINGS: Record<string, string> = {
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
};

/** Returns the report as lines of text for people. */
export function presentReport(report: ImportReport): string[] {
  const {
    source,
    read,
    written,
    unchanged,
    skipped,
    reasons,
    notes,
    samplesDelisted,
    changes,
    isDryRun,
    interrupted,
    milliseconds,
  } = report;
  const present = (reason: ReasonCount) => presentReason(reason, report.countsIn ?? 'line');
  const seconds = (milliseconds / 1000).toFixed(1);
  return [
    isDryRun
      ? `Dry run, ${interrupted ? 'stopped' : 'done'} after ${seconds} s: nothing was written. Source: ${source}`
      : `${interrupted ? 'Stopped' : 'Done'} after ${seconds} s. Source: ${source}`,
    ...(report.encoding ? [`The file is ${ENCODINGS[report.encoding] ?? report.encoding} text.`] : []),
    count(read, 'read'),
    count(written, `written${split(report)}`),
    ...presentChanged(report),
    ...presentAudiences(report),
    count(unchanged, 'unchanged'),
    count(skipped, 'skipped'),
    ...reasons.map(present),
    ...(notes.length > 0 ? ['Notes on rows that were kept:', ...notes.map(present)] : []),
    ...presentWords(report),
    ...(samplesDelisted > 0 ? [presentReplaced(samplesDelisted, isDryRun)] : []),
    ...(changes.length > 0
      ? ['The first changes that a real import would write:', ...changes.flatMap(presentChange)]
      : []),
    ...(changes.length > 0 && written > changes.length ? [`… and ${grouped(written - changes.length)} more.`] : []),
    ...(interrupted && !isDryRun
      ? ['The rows written so far stay. Run the same command again to complete the import.']
      : []),
  ];
}

/** Returns text such as ": 12 new, 3 join known restaurants, 1 closed for good". Counts that are 0 are left out. */
function split({ fresh, joined, joinedOwn = 0, changed, closed }: ImportReport): string {
  const others = joined - joinedOwn;
  const parts = [
    [fresh, 'new'],
    [others, others === 1 ? 'joins a known restaurant' : 'join known restaurants'],
    [joinedOwn, joinedOwn === 1 ? 'joins another row of this source' : 'join other rows of this source'],
    [changed, 'changed'],
    [closed, 'closed for good'],
  ] as const;
  const texts = parts.filter(([times]) => times > 0).map(([times, word]) => `${grouped(times)} ${word}`);
  return texts.length > 0 ? `: ${texts.join(', ')}` : '';
}

/** Returns a line such as "              what changed: address 288, cuisine 12", or no line if no fact changed. */
function presentChanged({ changedFields = [] }: ImportReport): string[] {
  if (changedFields.length === 0) return [];
  const fields = changedFields.map(([field, times]) => `${field} ${grouped(times)}`);
  return [`              what changed: ${fields.join(', ')}`];
}

/**
 * Returns lines about words that the mapping (the rules for reading the file) lists but no row has. In a dry run, also
 * returns lines about values that the mapping does not list.
 */
function presentWords({ words = [], isDryRun }: ImportReport): string[] {
  const quote = (all: readonly string[]) => all.map((word) => `"${shorten(word)}"`).join(', ');
  const unused = words.filter((field) => field.unused.length > 0);
  const unlisted = isDryRun ? words.filter((field) => field.unlisted.length > 0) : [];
  return [
    ...unused.map((field) => `Words of the mapping that no row has: ${field.field} ${quote(field.unused)}.`),
    ...unlisted.map((field) => `Values without a word in the mapping: ${field.field} ${quote(field.unlisted)}.`),
  ];
}

const count = (value: number, word: string) => `${grouped(value).padStart(9)} ${word}`;

function presentReason({ reason, count: times, examples }: ReasonCount, unit: CountsIn): string {
  const shown = examples.map(({ line, detail }) => `${unit} ${line}${detail ? ` (${detail})` : ''}`);
  return `${grouped(times).padStart(13)}  ${reason}: ${shown.join(', ')}${times > shown.length ? ', …' : ''}`;
}
