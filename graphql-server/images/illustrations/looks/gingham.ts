import type { Look } from '../Look';
import { linear, mix, n, path, radial, rect } from '../svg';

/** A table with a checked cloth that hangs over the edge, and a blurred garden behind the table. */
export const gingham: Look = ({ palette, random, light }) => {
  const { wall, deep, accent, glow, shade } = palette;
  const white = mix(glow, '#ffffff', 0.55);
  const stripe = 62;
  // The table is drawn in perspective: the columns run towards a point far above, and nearer rows are larger.
  const columns = Array.from({ length: 24 }, (_, index) => {
    const at = (index - 12) * stripe * 2;
    const far = 600 + at * 0.72;
    const near = 600 + at;
    return path(`M${n(far)} 545H${n(far + stripe * 0.72)}L${n(near + stripe)} 716H${n(near)}Z`, accent, 'opacity=".5"');
  }).join('');
  const rows = [553, 590, 640].map((y, index) => rect(0, y, 1200, 17 + index * 8, accent, 'opacity=".5"')).join('');
  const drop = Array.from({ length: 24 }, (_, index) =>
    rect(600 + (index - 12) * stripe * 2, 716, stripe, 84, accent, 'opacity=".5"'),
  ).join('');
  const bokeh = Array.from({ length: 16 }, () => {
    const radius = 26 + random() * 70;
    return `<circle cx="${n(random() * 1200)}" cy="${n(random() * 520)}" r="${n(radius)}" fill="${random() < 0.5 ? glow : mix(wall, glow, 0.5)}" opacity="${n(0.1 + random() * 0.22)}"/>`;
  }).join('');
  return {
    floor: 655,
    shadow: 0.45,
    plate: true,
    back: `<defs>${linear('w', [
      [0, mix(wall, deep, 0.75)],
      [1, wall],
    ])}${radial('g', light > 0 ? 0.2 : 0.8, 0.2, 0.7, [
      [0, glow, 0.6],
      [1, glow, 0],
    ])}${linear('d', [
      [0, shade, 0.3],
      [0.25, shade, 0.06],
      [1, shade, 0.24],
    ])}</defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${rect(0, 0, 1200, 560, 'url(#g)')}${bokeh}
      ${rect(0, 545, 1200, 255, white)}${columns}${rows}${drop}${rect(0, 744, 1200, 40, accent, 'opacity=".5"')}
      ${rect(0, 716, 1200, 84, 'url(#d)')}${rect(0, 545, 1200, 60, shade, 'opacity=".07"')}`,
  };
};
