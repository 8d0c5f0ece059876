import type { Prisma } from '../database/__generated__/prisma/client';

/** The result of a write, for example a row or a number. */
export type Outcome = object | string | number | boolean | null;

/** JSON has no dates, so each date is stored as an object with only this key. */
const DATE = '$date';

/** Turns the result of a write into JSON; readOutcome restores it with its dates. */
export function storeOutcome(outcome: Outcome): Prisma.InputJsonObject {
  const marked = function (this: Record<string, unknown>, name: string, value: unknown) {
    const whole = this[name]; // for a date, `value` is already text (Date.toJSON)
    return whole instanceof Date ? { [DATE]: value } : value;
  };
  return JSON.parse(JSON.stringify({ outcome }, marked));
}

/** Restores the result that was passed to storeOutcome. */
export function readOutcome<Result extends Outcome>(stored: Prisma.JsonValue): Result {
  const { outcome } = JSON.parse(JSON.stringify(stored), (_name, value) =>
    value !== null && typeof value === 'object' && DATE in value ? new Date(value[DATE]) : value,
  );
  return outcome;
}
