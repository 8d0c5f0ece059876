/** Returns the concepts, with weights, that follow from the number of people. `size` is 0 if the number is unknown. */
export function companyOf(size: number): [concept: string, weight: number][] {
  if (size >= 7)
    return [
      ['large-group', 1],
      ['table-for-many', 0.8],
    ];
  if (size >= 4) return [['group', 0.7]];
  return size === 1 ? [['solo', 0.7]] : size === 2 ? [['couple', 0.3]] : [];
}
