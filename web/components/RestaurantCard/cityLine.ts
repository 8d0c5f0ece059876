interface Place {
  readonly city: string;
  readonly region: string | null | undefined;
}

/** City and state in a line: "St. Louis, MO"; the city alone where there are no states. */
export function cityLine({ city, region }: Place): string {
  return region ? `${city}, ${region}` : city;
}
