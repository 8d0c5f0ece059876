import type { Look } from '../Look';
import { linear, mix, n, path, radial, rect } from '../svg';

/** A diner, with a checkered floor in perspective and bands of color on the wall. */
export const diner: Look = ({ palette, random, light }) => {
  const { wall, deep, table, accent, glow, shade } = palette;
  const horizon = 520;
  const pale = mix(table, '#ffffff', 0.3);
  const dark = mix(accent, shade, 0.25);
  const depths = [520, 545, 578, 622, 680, 756, 860];
  const floor = depths
    .slice(0, -1)
    .map((y, row) => {
      const below = depths[row + 1] ?? 860;
      return Array.from({ length: 24 }, (_, column) => {
        if ((column + row) % 2) return '';
        const x = (at: number, line: number) => 600 + (at - 12) * 130 * (0.42 + (line - horizon) / 330);
        return path(
          `M${n(x(column, y))} ${y}H${n(x(column + 1, y))}L${n(x(column + 1, below))} ${below}H${n(x(column, below))}Z`,
          dark,
        );
      }).join('');
    })
    .join('');
  const bands = [0, 1, 2].map((band) =>
    rect(
      0,
      330 + band * 48 + random() * 4,
      1200,
      26,
      [accent, mix(glow, '#ffffff', 0.2), mix(deep, shade, 0.15)][band] ?? accent,
    ),
  );
  return {
    floor: 664,
    shadow: 0.6,
    plinth: { top: mix(pale, '#ffffff', 0.5), side: accent, sideDark: mix(accent, shade, 0.45) },
    back: `<defs>${linear('w', [
      [0, mix(wall, glow, 0.3)],
      [1, wall],
    ])}${radial('g', light > 0 ? 0.3 : 0.7, 0.1, 0.9, [
      [0, glow, 0.6],
      [0.6, glow, 0],
      [1, shade, 0.25],
    ])}${linear('f', [
      [0, shade, 0.4],
      [0.5, shade, 0.08],
      [1, shade, 0],
    ])}</defs>
      ${rect(0, 0, 1200, horizon, 'url(#w)')}${bands.join('')}${rect(0, 0, 1200, horizon, 'url(#g)')}
      ${rect(0, horizon, 1200, 280, pale)}${floor}${rect(0, horizon, 1200, 280, 'url(#f)')}${rect(0, horizon - 16, 1200, 16, mix(deep, shade, 0.35))}`,
  };
};
