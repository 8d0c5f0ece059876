type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Returns a copy of the array with this greater length. The new elements are 0. */
export function enlarge<Array extends Numbers>(array: Array, length: number): Array {
  const grown = new (array.constructor as new (length: number) => Array)(length);
  grown.set(array);
  return grown;
}
