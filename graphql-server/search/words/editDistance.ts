/**
 * How many letters must be inserted, removed, replaced or swapped with their neighbor to turn one word into the other
 * (optimal string alignment). If more than `most` changes are needed, the result can be any number above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const [height, width] = [aEnd - start, bEnd - start];
  if (height === 0 || width === 0) return height + width;
  if (height > ROOM - 2 || width > ROOM - 2) return most + 1;
  return rest(a, b, start, height, width, most);
}

/**
 * The length of the rows below. If the differing part of a word has more than ROOM - 2 letters, the result is most + 1.
 */
const ROOM = 64;
/* Three rows of the table of distances. All calls share these rows, because no call reads values of earlier calls. */
let before = new Uint8Array(ROOM);
let last = new Uint8Array(ROOM);
let row = new Uint8Array(ROOM);

function rest(a: string, b: string, start: number, height: number, width: number, most: number): number {
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = a.charCodeAt(start + i - 1);
    let least = i;
    row[0] = i;
    for (let j = 1; j <= width; j += 1) {
      const other = b.charCodeAt(start + j - 1);
      let cost = Math.min(last[j] ?? 0, row[j - 1] ?? 0) + 1;
      cost = Math.min(cost, (last[j - 1] ?? 0) + (letter === other ? 0 : 1));
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(start + j - 2) && other === a.charCodeAt(start + i - 2);
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[width] ?? 0;
}
