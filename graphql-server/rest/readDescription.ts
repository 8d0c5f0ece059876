import type { Described } from '../domain/restaurants/pictureOf';

/**
 * The restaurant that a caller describes: under `field`, as the whole body, or not at all. It is not checked here,
 * because it is used only if the catalogue does not have the restaurant.
 */
export function readDescription(body: unknown, field: string): Described | undefined {
  if (body == null) return undefined;
  if (typeof body !== 'object' || Array.isArray(body)) return { field, value: body };
  if (field in body) return { field, value: (body as Record<string, unknown>)[field] };
  return Object.keys(body).length > 0 ? { field, value: body } : undefined;
}
