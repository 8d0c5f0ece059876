import type { Prisma } from '../database/__generated__/prisma/client';

/** What a write answers: rows, and what was found out on the way. */
export type Outcome = object | string | number | boolean | null;

/** JSON knows no dates: each is written as an object of this one name. */
const DATE = '$date';

/** What a write answered, as JSON; readOutcome gives it back with its dates. */
export function storeOutcome(outcome: Outcome): Prisma.InputJsonObject {
  const marked = function (this: Record<string, unknown>, name: string, value: unknown) {
    const whole = this[name]; // before Date.toJSON made it text
    return whole instanceof Date ? { [DATE]: value } : value;
  };
  return JSON.parse(JSON.stringify({ outcome }, marked));
}

/** What storeOutcome was given. */
export function readOutcome<Result extends Outcome>(stored: Prisma.JsonValue): Result {
  const { outcome } = JSON.parse(JSON.stringify(stored), (_name, value) =>
    value !== null && typeof value === 'object' && DATE in value ? new Date(value[DATE]) : value,
  );
  return outcome;
}
