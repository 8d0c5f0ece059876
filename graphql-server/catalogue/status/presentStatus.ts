import { counted } from '../../text/counted';
import { grouped } from '../../text/grouped';
import { onlyByName } from '../onlyByName';
import type { Duplicate, Duplicates } from './findDuplicates';
import type { CatalogueStatus, CityStatus, SourceStatus } from './readStatus';
import { table } from './table';

const DAY = 86_400_000;

/** Returns the state of the catalogue as lines of text for people. */
export function presentStatus(status: CatalogueStatus, duplicates: Duplicates, now: Date): string[] {
  const { restaurants, sources, cities, moreCities } = status;
  const { listed, closed, samples, severalSources } = restaurants;
  if (listed + closed + samples === 0) return ['The catalogue is empty. docs/operating.md says how to fill a city.'];
  return [
    `${counted(listed, 'restaurant')} listed, ${grouped(severalSources)} of them from several sources; ` +
      `${grouped(closed)} closed; ${counted(samples, 'sample')} listed.`,
    ...presentAudiences(status),
    '',
    ...table(
      ['source', 'kind', 'places', 'last import', 'oldest place', 'newest place'],
      sources.map((source) => sourceRow(source, now)),
    ),
    '',
    ...table(
      ['city', 'listed', 'closed', ...sources.map(({ source }) => source)],
      cities.map((city) => cityRow(city, sources)),
    ),
    ...(moreCities > 0 ? [`… and ${counted(moreCities, 'more city', 'more cities')}.`] : []),
    '',
    ...presentCoverage(status),
    ...(listed > 0 ? ['', ...presentDuplicates(duplicates)] : []),
  ];
}

/**
 * Returns a line like "941 appear in searches; 48 appear only under their names: 30 counter, 18 stall. …". Returns no
 * line if all restaurants are public.
 */
function presentAudiences({ audiences }: CatalogueStatus): string[] {
  const others = audiences.filter(({ audience }) => audience !== 'public');
  if (others.length === 0) return [];
  const sum = (counts: CatalogueStatus['audiences']) => counts.reduce((all, { count }) => all + count, 0);
  const words = others.map(({ audience, count }) => `${grouped(count)} ${audience}`).join(', ');
  const open = grouped(sum(audiences) - sum(others));
  return [
    `${open} appear in searches; ${onlyByName(sum(others))}: ${words}. status --classes lists these restaurants.`,
  ];
}

const sourceRow = ({ source, kind, places, importedAt, oldest, newest }: SourceStatus, now: Date) => [
  source,
  kind,
  grouped(places),
  importedAt ? age(importedAt, now) : 'not on record',
  age(oldest, now),
  age(newest, now),
];

const cityRow = ({ city, listed, closed, sources }: CityStatus, all: SourceStatus[]) => [
  city,
  grouped(listed),
  grouped(closed),
  ...all.map(({ source }) => (sources[source] ? grouped(sources[source]) : '')),
];

/** Returns "today", "yesterday" or, for example, "12 days ago". */
function age(date: Date, now: Date): string {
  const days = Math.floor(now.getTime() / DAY) - Math.floor(date.getTime() / DAY);
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${grouped(days)} days ago`;
}

/** Returns a title and the share of restaurants that have each fact, with up to two facts on a line. */
function presentCoverage({ coverage, coverageTotal, restaurants }: CatalogueStatus): string[] {
  const counted = restaurants.listed > 0 ? 'listed restaurants' : 'samples';
  const cells = coverage.map(({ field, count }) => `${field.padEnd(14)} ${percent(count, coverageTotal).padStart(6)}`);
  const half = Math.ceil(cells.length / 2);
  return [
    `Share of the ${counted} that have each fact:`,
    ...cells.slice(0, half).map((cell, index) => `  ${cell}     ${cells[index + half] ?? ''}`.trimEnd()),
  ];
}

/** Returns "-" if no restaurant has the fact, "100 %" if all have it, and "<0.1 %" to "99.9 %" if some have it. */
function percent(count: number, total: number): string {
  if (count === 0 || total === 0) return '-';
  const share = (100 * count) / total;
  if (count === total) return '100 %';
  return share < 0.1 ? '<0.1 %' : `${Math.min(99.9, share).toFixed(1)} %`;
}

function presentDuplicates({ count, first }: Duplicates): string[] {
  if (count === 0) return ['No duplicates suspected.'];
  const pairs = counted(count, 'pair');
  const shown = count > first.length ? `, of which ${first.length} ${first.length === 1 ? 'is' : 'are'} shown` : '';
  const title = `Suspected duplicates: ${pairs}${shown}`;
  return [title, ...first.flatMap(presentPair)];
}

const presentPair = ({ one, other, isSame }: Duplicate) => [
  `  ${isSame ? 'same   ' : 'similar'}  ${one.place}  (${one.id})`,
  `           ${other.place}  (${other.id})`,
];
