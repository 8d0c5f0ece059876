import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { memoize } from '../../text/memoize';
import { type RowProblem, shorten } from '../checkPlace';
import { FileError } from '../FileError';
import { headerHint } from '../read/csvHints';
import { fold, toText } from './fold';
import { type Condition, type FieldRule, type Mapping, rulesOf } from './mapping';
import { hasColumn, readColumn } from './readColumn';
import { takePart } from './takePart';
import type { WordCounter } from './WordCounter';

/** The row with the field names of PlaceInput, or the reason why the mapping skips the row. */
export type MappedRow = { row: Record<string, unknown> } | { problem: RowProblem };

/** Applies one mapping to one row. `counter` records the mapping's words that match, and values without a match. */
export function applyMapping(mapping: Mapping, values: Record<string, unknown>, counter?: WordCounter): MappedRow {
  for (const condition of conditionsOf(mapping)) {
    const problem = refuse(condition, values);
    if (problem) return { problem };
  }
  const row: Record<string, unknown> = { sourceId: toSourceId(mapping.sourceId, values) };
  for (const field in mapping.fields) {
    const rules = rulesOf(mapping, field);
    for (const rule of rules) {
      row[field] = readField(rule, values, (value, word) => {
        if (word !== undefined || rule === rules.at(-1)) counter?.add(field, value, word);
      });
      if (!isBlank(row[field])) break;
    }
  }
  return { row };
}

/** @throws FileError if the file lacks a column that the mapping needs. */
export function refuseMissingColumns(mapping: Mapping, columns: Set<string>, file: string): void {
  const missing = columnsOf(mapping).filter((column) => !hasColumn(columns, column));
  if (missing.length === 0) return;
  const hint = headerHint([...columns]);
  if (hint) throw new FileError(`${basename(file)} line 1 ${hint}`);
  const had = [...columns].slice(0, 30).map(shorten).join(', ');
  throw new FileError(
    `${basename(file)} has no column "${missing.join('", "')}" that the mapping names. It has: ${had}.`,
  );
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const conditionsOf = ({ keep }: Mapping): Condition[] => (Array.isArray(keep) ? keep : keep ? [keep] : []);

function columnsOf(mapping: Mapping): string[] {
  const rules = Object.keys(mapping.fields).flatMap((field) => rulesOf(mapping, field));
  const columns = rules.flatMap((rule) => {
    if (typeof rule === 'string') return rule;
    if ('columns' in rule) return rule.columns;
    if ('column' in rule && !rule.optional) return [rule.column, rule.prefix?.column ?? []].flat();
    return [];
  });
  return [...new Set([mapping.sourceId, conditionsOf(mapping).map(({ column }) => column), columns].flat())];
}

/**
 * Folds a word of the mapping. The results are cached, because the mapping has few words and every row is compared with
 * them.
 */
const foldWord = memoize(fold);

function refuse(condition: Condition, values: Record<string, unknown>): RowProblem | undefined {
  const { column } = condition;
  const detail = toText(readColumn(values, column));
  const folded = fold(detail);
  const has = (word: string) => ` ${folded} `.includes(` ${foldWord(word)} `);
  if ('in' in condition) {
    if (condition.in.some((word) => foldWord(word) === folded)) return undefined;
    return { field: column, problem: 'is not one of the values that the mapping keeps', detail };
  }
  if ('has' in condition)
    return condition.has.some(has)
      ? undefined
      : { field: column, problem: 'is not one of the values that the mapping keeps', detail };
  if (!condition.hasNot.some(has)) return undefined;
  return { field: column, problem: 'has a word that the mapping excludes', detail };
}

type OnWord = (value: string, word: string | undefined) => void;

function readField(rule: FieldRule, values: Record<string, unknown>, onWord: OnWord): unknown {
  if (typeof rule === 'string') return readColumn(values, rule);
  if ('constant' in rule) return rule.constant;
  if ('columns' in rule)
    return rule.columns
      .map((column) => toText(readColumn(values, column)).trim())
      .join(' ')
      .trim();
  if ('flags' in rule) {
    const holds = Object.entries(rule.flags).filter(([column]) => saysYes(readColumn(values, column)));
    return holds.map(([, word]) => word);
  }
  const raw = readColumn(values, rule.column);
  const part = rule.take ? takePart(rule.take, raw) : raw;
  const { words, otherwise, prefix } = rule;
  if (prefix) return withPrefix(toText(part), prefix.of, toText(readColumn(values, prefix.column)));
  if (!words) return part;
  const replace = (value: unknown) => {
    const folded = fold(toText(value));
    const known = Object.entries(words).find(([word]) => foldWord(word) === folded);
    onWord(toText(value).trim(), known?.[0]);
    return known?.[1] ?? otherwise ?? value;
  };
  return Array.isArray(part) ? part.map(replace) : replace(part);
}

const saysYes = (value: unknown) => value === true || ['yes', 'true', 'y', '1'].includes(fold(toText(value)));

/**
 * Turns a path on a chain's website into a full web address. The value stays unchanged if it is blank, if it is already
 * a full address, or if `prefixes` does not list `chain`.
 */
function withPrefix(value: string, prefixes: Record<string, string>, chain: string): string {
  if (!value.trim() || /^[a-z]+:/i.test(value)) return value;
  const folded = fold(chain);
  const prefix = Object.entries(prefixes).find(([name]) => foldWord(name) === folded)?.[1];
  return prefix ? prefix + value.replace(/^\/+/, '') : value;
}

/**
 * Returns the id of a row. If the mapping names one column, the id is the column's value without surrounding spaces. If
 * the mapping has a list of columns, the id is a hash of their folded values (see fold), or "" if all are blank.
 */
function toSourceId(from: Mapping['sourceId'], values: Record<string, unknown>): string {
  if (typeof from === 'string') return toText(readColumn(values, from)).trim();
  const parts = from.map((column) => fold(toText(readColumn(values, column))));
  if (parts.every((part) => part === '')) return '';
  return hash('sha256', parts.join('\u001f')).slice(0, 32);
}
