interface Place {
  readonly city: string | null | undefined;
  readonly region: string | null | undefined;
}

/**
 * City and state in one line: "St. Louis, MO". An unknown part is left out. The line is empty when both are unknown.
 */
export function cityLine({ city, region }: Place): string {
  return [city, region].filter(Boolean).join(', ');
}
