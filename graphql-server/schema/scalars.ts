import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isCalendarDay, readMoment } from '../domain/isoTime';
import { builder } from './builder';

const MOMENT = 'a moment with its offset from UTC, e.g. "2026-11-26T18:30:00-06:00"';
const DAY = 'a day of the calendar, e.g. "2026-11-26"';

/**
 * Returns the parsers of a scalar that is sent as text: one for variables, one for literals. The parsers refuse values
 * that are not text, and texts for which `read` returns null. The error for a literal has the literal's location.
 */
function textScalar<Value>(expected: string, read: (text: string) => Value | null) {
  const parse = (value: unknown, node?: ValueNode) => {
    const parsed = typeof value === 'string' ? read(value) : null;
    if (parsed === null) throw new GraphQLError(`Expected ${expected}`, { nodes: node });
    return parsed;
  };
  return {
    parseValue: (value: unknown) => parse(value),
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null, node),
  };
}

builder.scalarType('DateTime', {
  description: 'A moment, as ISO 8601 text with an offset (RFC 3339). Answers use UTC: "2026-11-21T05:00:00.000Z".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (moment) => moment.toISOString(),
  ...textScalar(MOMENT, readMoment),
});

builder.scalarType('Date', {
  description: 'A day of the calendar, without a time zone: "2026-11-26".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: (day) => day,
  ...textScalar(DAY, (text) => (isCalendarDay(text) ? text : null)),
});

builder.scalarType('URL', {
  description: 'A complete URL: "https://fuud.example/restaurant/…".',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  serialize: (address) => address,
  ...textScalar('a complete URL', (text) => (URL.canParse(text) ? text : null)),
});

builder.scalarType('VisitDate', {
  description:
    'When somebody visited a restaurant: a Date ("2025-09-04"), without a time zone, or a DateTime. As input, it must ' +
    'lie between 1900 and a year from now.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (date) => date,
  // The year is checked in domain/visitDate.ts, not here, so that the error is in userErrors and names the field.
  ...textScalar(`${DAY}, or ${MOMENT}`, (text) => (isCalendarDay(text) || readMoment(text) ? text : null)),
});
