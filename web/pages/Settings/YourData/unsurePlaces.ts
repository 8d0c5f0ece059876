/** A line of an imported file that does not clearly name one restaurant. */
type UnsureLine = {
  readonly line: number;
  readonly name: string;
  readonly addressText: string | null | undefined;
  readonly candidates: readonly { readonly id: string }[];
};

/** A restaurant with one or more lines in a file. `first`: the first of these lines; `lines`: all line numbers. */
export type UnsurePlace<Line extends UnsureLine> = { first: Line; lines: number[] };

/** Groups the lines with the same name, address and candidates, so that the user chooses only once for a group. */
export function unsurePlaces<Line extends UnsureLine>(lines: readonly Line[]): UnsurePlace<Line>[] {
  const places = new Map<string, UnsurePlace<Line>>();
  for (const line of lines) {
    const key = JSON.stringify([line.name.trim().toLowerCase(), line.addressText, line.candidates.map(({ id }) => id)]);
    const place = places.get(key);
    if (place) place.lines.push(line.line);
    else places.set(key, { first: line, lines: [line.line] });
  }
  return [...places.values()];
}
