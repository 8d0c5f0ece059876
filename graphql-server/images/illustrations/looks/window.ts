import type { Look } from '../Look';
import { blur, linear, mix, n, path, radial, rect } from '../svg';

/** A bare wall with evening light from a window, and the shadow of a branch. */
export const window: Look = ({ palette, random, light }) => {
  const { wall, deep, table, tableDeep, glow, shade } = palette;
  const lean = -light * 150;
  const left = 330 + random() * 120;
  const pane = (column: number, row: number) => {
    const x = left + column * 245;
    const y = 70 + row * 225;
    const at = (px: number, py: number) => `${n(px + (lean * (py - 70)) / 450)} ${n(py - (px - left) * 0.06 * light)}`;
    return `M${at(x, y)}L${at(x + 222, y)}L${at(x + 222, y + 203)}L${at(x, y + 203)}Z`;
  };
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join('');
  const leaf = (x: number, y: number, angle: number, size: number) =>
    `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(size)})" d="M0 0C16-20 44-22 66 0C44 22 16 20 0 0Z"/>`;
  // The leaves on both sides of a branch.
  const branch = Array.from({ length: 9 }, (_, index) => {
    const at = [left - 120 + index * 62, 380 - index * 30 + Math.sin(index) * 14] as const;
    return (
      leaf(...at, -70 + random() * 26, 1.3 + random() * 0.7) + leaf(...at, 30 + random() * 26, 1.2 + random() * 0.7)
    );
  }).join('');
  const stem = `<path d="M${n(left - 160)} 404C${n(left + 40)} 320 ${n(left + 240)} 230 ${n(left + 460)} 130" stroke="${mix(deep, shade, 0.25)}" stroke-width="9" fill="none"/>`;
  return {
    floor: 668,
    shadow: 0.55,
    back: `<defs>${linear('w', [
      [0, mix(wall, deep, 0.25)],
      [1, mix(wall, deep, 0.55)],
    ])}${linear('t', [
      [0, mix(tableDeep, shade, 0.1)],
      [1, table],
    ])}
      ${radial('g', light > 0 ? 0.35 : 0.65, 0.4, 0.75, [
        [0, glow, 0.55],
        [1, glow, 0],
      ])}${blur('b', 7, 6)}${blur('bb', 5, 4)}<clipPath id="c"><path d="${panes}"/></clipPath></defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${rect(0, 0, 1200, 800, 'url(#g)')}
      <g filter="url(#b)">${path(panes, mix(glow, wall, 0.12), 'opacity=".9"')}</g>
      <g clip-path="url(#c)"><g filter="url(#bb)" fill="${mix(deep, shade, 0.25)}" opacity=".5">${branch}${stem}</g></g>
      ${rect(0, 585, 1200, 215, 'url(#t)')}${rect(0, 585, 1200, 6, mix(table, '#ffffff', 0.5), 'opacity=".7"')}
      ${path(`M${n(left + lean - 40)} 591L${n(left + lean + 420)} 591L${n(left + lean * 1.9 + 480)} 800L${n(left + lean * 1.9 - 80)} 800Z`, glow, 'opacity=".38" filter="url(#b)"')}`,
  };
};
