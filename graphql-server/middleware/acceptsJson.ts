import type { IncomingMessage } from 'node:http';

const RANGES = new Set(['*/*', 'application/*', 'application/json', 'application/graphql-response+json']);

/**
 * Whether the client accepts an answer of the graph: application/json or application/graphql-response+json, in UTF-8.
 * Other forms of answers, such as streams of events, are not offered. A part of the header with
 * "q=0" is not counted (RFC 9110).
 */
export function acceptsJson({ headers }: IncomingMessage): boolean {
  return (headers.accept || '*/*').split(',').some((part) => {
    const [range = '', ...parameters] = part.toLowerCase().replace(/\s/g, '').split(';');
    const charset = parameters.find((parameter) => parameter.startsWith('charset='));
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return RANGES.has(range) && !isRefused && (charset ?? 'charset=utf-8') === 'charset=utf-8';
  });
}
