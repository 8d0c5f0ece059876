import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { RowProblem } from '../checkPlace';
import { FileError } from '../FileError';
import type { FieldRule, Mapping } from './mapping';

/** The row under a Restaurant's field names; or why this mapping passes it over. */
export type MappedRow = { row: Record<string, unknown> } | { problem: RowProblem };

/** Applies one mapping to one row. */
export function applyMapping(mapping: Mapping, values: Record<string, unknown>): MappedRow {
  const { keep } = mapping;
  if (keep && !keep.in.some((word) => fold(word) === fold(toText(values[keep.column])))) {
    const detail = toText(values[keep.column]);
    return { problem: { field: keep.column, problem: 'is none that the mapping keeps', detail } };
  }
  const row: Record<string, unknown> = { sourceId: toSourceId(mapping.sourceId, values) };
  for (const [field, rule] of Object.entries(mapping.fields)) row[field] = rule && readField(rule, values);
  return { row };
}

/** @throws FileError when the file has not every column that the mapping names. */
export function refuseMissingColumns(mapping: Mapping, columns: Set<string>, file: string): void {
  const missing = columnsOf(mapping).filter((column) => !columns.has(column));
  if (missing.length === 0) return;
  const had = [...columns].slice(0, 30).join(', ');
  throw new FileError(
    `${basename(file)} has no column "${missing.join('", "')}" that the mapping names. It has: ${had}.`,
  );
}

function columnsOf({ sourceId, keep, fields }: Mapping): string[] {
  const rules = Object.values(fields).flatMap((rule) => {
    if (typeof rule === 'string') return rule;
    return rule && 'column' in rule ? rule.column : [];
  });
  return [...new Set([sourceId, keep?.column ?? [], rules].flat())];
}

function readField(rule: FieldRule, values: Record<string, unknown>): unknown {
  if (typeof rule === 'string') return values[rule];
  if ('constant' in rule) return rule.constant;
  const raw = values[rule.column];
  const part = rule.take ? PARTS[rule.take](toText(raw)) : raw;
  if (!rule.words) return part;
  const known = Object.entries(rule.words).find(([word]) => fold(word) === fold(toText(part)));
  return known?.[1] ?? rule.otherwise ?? part;
}

const PARTS: Record<NonNullable<Extract<FieldRule, { column: string }>['take']>, (text: string) => string> = {
  beforeLastComma: (text) => (text.includes(',') ? text.slice(0, text.lastIndexOf(',')) : text),
  afterLastComma: (text) => (text.includes(',') ? text.slice(text.lastIndexOf(',') + 1) : ''),
  zip: (text) => /(?<!\d)(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1] ?? '',
};

/** The source's key as it stands; or a hash of several columns, blind to case, punctuation and "Saint". */
function toSourceId(from: Mapping['sourceId'], values: Record<string, unknown>): string {
  if (typeof from === 'string') return toText(values[from]).trim();
  const parts = from.map((column) => fold(toText(values[column])));
  if (parts.every((part) => part === '')) return '';
  return hash('sha256', parts.join('\u001f')).slice(0, 32);
}

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Frozen: restaurant ids, and with them people's links, hang on it. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}
