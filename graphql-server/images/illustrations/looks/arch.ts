import type { Look } from '../Look';
import { linear, mix, n, path, rect } from '../svg';

/** A plastered wall with a niche, and plinths in front of the niche, as in a still life. */
export const arch: Look = ({ palette, random, light }) => {
  const { wall, deep, table, tableDeep, glow, shade } = palette;
  const half = 250 + random() * 60;
  const x = 600 + (random() - 0.5) * 120;
  const top = 105 + random() * 30;
  const niche = (grow: number, shift = 0) =>
    `M${n(x - half - grow + shift)} 640V${n(top + half)}a${n(half + grow)} ${n(half + grow)} 0 0 1 ${n(2 * (half + grow))} 0V640Z`;
  const hole = mix(deep, shade, 0.12);
  return {
    floor: 660,
    shadow: 0.5,
    plinth: { top: mix(table, '#ffffff', 0.35), side: table, sideDark: tableDeep },
    back: `<defs>${linear('w', [
      [0, mix(wall, glow, 0.35)],
      [1, wall],
    ])}${linear('h', [
      [0, mix(hole, shade, 0.18)],
      [1, mix(hole, glow, 0.25)],
    ])}
      ${linear('t', [
        [0, mix(table, tableDeep, 0.35)],
        [1, table],
      ])}<clipPath id="c"><path d="${niche(0)}"/></clipPath></defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}
      ${path(niche(16), mix(wall, glow, 0.55))}${path(niche(0), 'url(#h)')}
      <g clip-path="url(#c)">${path(niche(0, light * 62), mix(hole, glow, 0.22), 'opacity=".75"')}</g>
      ${rect(0, 590, 1200, 210, 'url(#t)')}${rect(0, 590, 1200, 5, shade, 'opacity=".18"')}`,
  };
};
