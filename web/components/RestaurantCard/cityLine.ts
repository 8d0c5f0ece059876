/** City and state in a line: "St. Louis, MO". */
export function cityLine({ city, region }: { readonly city: string; readonly region: string }): string {
  return `${city}, ${region}`;
}
