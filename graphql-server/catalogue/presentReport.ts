import type { ImportReport, ReasonCount } from './ImportReport';

const number = new Intl.NumberFormat('en-US');

/** The report as lines for people. */
export function presentReport(report: ImportReport): string[] {
  const { source, read, written, unchanged, skipped, reasons, notes, samplesDelisted, interrupted, milliseconds } =
    report;
  const seconds = (milliseconds / 1000).toFixed(1);
  return [
    `${interrupted ? 'Stopped' : 'Done'} after ${seconds} s. Source: ${source}`,
    count(read, 'read'),
    count(written, 'written'),
    count(unchanged, 'unchanged'),
    count(skipped, 'skipped'),
    ...reasons.map(presentReason),
    ...(notes.length > 0 ? ['Left out of rows that were kept:', ...notes.map(presentReason)] : []),
    ...(samplesDelisted > 0 ? [`${number.format(samplesDelisted)} sample restaurants gave way to real ones.`] : []),
    ...(interrupted ? ['What is written stays. Run the same command again to complete it.'] : []),
  ];
}

const count = (value: number, word: string) => `${number.format(value).padStart(9)} ${word}`;

function presentReason({ reason, count: times, examples }: ReasonCount): string {
  const shown = examples.map(({ line, detail }) => `line ${line}${detail ? ` (${detail})` : ''}`);
  return `${number.format(times).padStart(13)}  ${reason}: ${shown.join(', ')}${times > shown.length ? ', …' : ''}`;
}
