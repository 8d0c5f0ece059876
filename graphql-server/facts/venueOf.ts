const VENUE =
  /\b(?:stadium|arena|coliseum|ballpark|fieldhouse|amphitheat(?:er|re)|(?:convention|civic|event|events|performing arts|sports) cent(?:er|re)|dome|racetrack|raceway|speedway|fairgrounds?|opera house|theat(?:er|re)|playhouse|zoo|airport|aquarium|museum|park|field|pavilion|garden|gardens|cent(?:er|re)|hall)\b/i;

/**
 * The venue of a stall: "Busch Stadium" for "Busch Stadium 148 - Carry Out" and "Stand 7 @ Busch Stadium"; null when
 * the name contains no venue.
 */
export function venueOf(name: string): string | null {
  for (const part of name.split(/\s*(?:@|\bat the\b|\bat\b|\s-\s|\/|[,(])\s*/i)) {
    const found = VENUE.exec(part);
    if (found && found.index > 0) return part.slice(0, found.index + found[0].length).trim();
  }
  return null;
}
