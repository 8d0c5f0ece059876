import type { Described } from '../domain/restaurants/pictureOf';

/**
 * A restaurant as a caller sends it: under `field`, or as the body itself, or not at all (D20). It is not checked: only a
 * place that the catalogue does not hold is described by its caller.
 */
export function readDescription(body: unknown, field: string): Described | undefined {
  if (body == null) return undefined;
  if (typeof body !== 'object' || Array.isArray(body)) return { field, value: body };
  if (field in body) return { field, value: (body as Record<string, unknown>)[field] };
  return Object.keys(body).length > 0 ? { field, value: body } : undefined;
}
