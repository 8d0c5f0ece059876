import type { Look } from '../Look';
import { ellipse, linear, mix, n, path, radial, rect } from '../svg';

/** A low sun over paper hills. */
export const dusk: Look = ({ palette, random, light }) => {
  const { wall, deep, table, tableDeep, accent, glow, shade } = palette;
  const x = 600 - light * (90 + random() * 120);
  const hill = (y: number, rise: number) => {
    const at = random() * 300;
    return `M-20 ${n(y)}C${n(at)} ${n(y - rise)} ${n(at + 320)} ${n(y - rise)} ${n(620 + at * 0.3)} ${n(y - rise * 0.2)}S1060 ${n(y - rise * 1.1)} 1220 ${n(y - rise * 0.5)}V820H-20Z`;
  };
  const cut = 'filter="url(#s)"';
  return {
    floor: 668,
    shadow: 0.5,
    back: `<defs>${linear('w', [
      [0, mix(deep, shade, 0.12)],
      [0.55, wall],
      [1, mix(wall, glow, 0.7)],
    ])}${linear('o', [
      [0, mix(glow, '#ffffff', 0.2)],
      [1, mix(accent, glow, 0.55)],
    ])}
      ${radial('g', 0.5, 0.5, 0.5, [
        [0, glow, 0.8],
        [1, glow, 0],
      ])}<filter id="s" x="0" y="-16%" width="100%" height="116%"><feDropShadow dx="0" dy="-7" stdDeviation="12" flood-color="${shade}" flood-opacity=".28"/></filter></defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${ellipse(x, 330, 430, 430, 'url(#g)')}${ellipse(x, 330, 205, 205, 'url(#o)')}
      ${path(hill(520, 150), mix(deep, wall, 0.3), cut)}${path(hill(575, 110), mix(deep, accent, 0.28), cut)}
      ${path('M-20 606C260 570 420 600 640 588S1010 566 1220 598V820H-20Z', mix(table, tableDeep, 0.25), cut)}`,
  };
};
