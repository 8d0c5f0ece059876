/** The text, cut with an ellipsis if it is wider than `room` pixels in the brush's current font. */
export function fitted(brush: CanvasRenderingContext2D, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && brush.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Breaks the text into at most `maxLines` lines, at spaces and at Han or Hangul characters. Cuts a line that is wider
 * than `room` pixels.
 */
export function inLines(brush: CanvasRenderingContext2D, text: string, room: number, maxLines: number): string[] {
  const parts = text.match(/[\p{Script=Han}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hangul}]+|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const [at, part] of parts.entries()) {
    if (line && brush.measureText(line + part).width > room) {
      if (lines.length + 1 === maxLines) return [...lines, fitted(brush, line + parts.slice(at).join(''), room)];
      lines.push(fitted(brush, line.trimEnd(), room));
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, fitted(brush, line, room)];
}
