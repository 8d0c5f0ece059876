interface Place {
  readonly city: string | null | undefined;
  readonly region: string | null | undefined;
}

/** City and state in a line: "St. Louis, MO"; the one alone that is known, and nothing where neither is. */
export function cityLine({ city, region }: Place): string {
  return [city, region].filter(Boolean).join(', ');
}
