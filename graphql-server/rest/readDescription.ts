import { z } from 'zod';
import { parseInput } from '../domain/input/parseInput';
import type { Described } from '../domain/restaurants/restaurantToStore';

const anyObject = z.looseObject({});

/**
 * The caller's description of a restaurant: the value of `field` in the body, or the whole body if the field is absent.
 * Undefined if the body is empty. The description is not checked here, because it is used only if the catalogue does
 * not have the restaurant.
 * @throws UserError INVALID if the body is not an object
 */
export function readDescription(body: unknown, field: string): Described | undefined {
  if (body == null) return undefined;
  const fields = parseInput(anyObject, body);
  if (field in fields) return { field, value: fields[field] };
  return Object.keys(fields).length > 0 ? { field, value: fields } : undefined;
}
