import type { Described } from '../domain/restaurants/restaurantToStore';

/**
 * The caller's description of a restaurant: the value of `field` in the body, or the whole body if the field is absent.
 * Undefined if the body is empty. The description is not checked here, because it is used only if the catalogue does
 * not have the restaurant.
 */
export function readDescription(body: unknown, field: string): Described | undefined {
  if (body == null) return undefined;
  if (typeof body !== 'object' || Array.isArray(body)) return { field, value: body };
  if (field in body) return { field, value: (body as Record<string, unknown>)[field] };
  return Object.keys(body).length > 0 ? { field, value: body } : undefined;
}
