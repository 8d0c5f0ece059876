import type { Look } from '../Look';
import { linear, mix, n, radial, rect } from '../svg';

/** Hand-glazed tiles above a wooden counter. Each tile is a little different. */
export const tiles: Look = ({ palette, random, light }) => {
  const { wall, deep, glow, shade } = palette;
  const side = 104;
  const wallTiles = Array.from({ length: 6 * 13 }, (_, index) => {
    const row = Math.floor(index / 13);
    const x = (index % 13) * side - (row % 2 ? side / 2 : 0) - 60;
    const tone = random();
    const colour = tone < 0.5 ? mix(wall, deep, tone * 1.1) : mix(wall, glow, (tone - 0.5) * 0.8);
    const tilt = (random() - 0.5) * 1.6;
    const y = row * side - 40;
    return `<g transform="rotate(${n(tilt)} ${n(x + 50)} ${n(y + 50)})">${rect(x + 3, y + 3, side - 6, side - 6, colour, 'rx="7"')}${rect(x + 10, y + 8, side - 22, 9, '#ffffff', `rx="4" opacity="${n(0.12 + random() * 0.22)}"`)}</g>`;
  }).join('');
  const wood = mix('#a9713f', deep, 0.25);
  const grain = Array.from({ length: 12 }, () => {
    const y = 585 + random() * 205;
    return `<path d="M-10 ${n(y)}C300 ${n(y + (random() - 0.5) * 26)} 800 ${n(y + (random() - 0.5) * 26)} 1210 ${n(y + (random() - 0.5) * 12)}" stroke="${mix(wood, shade, 0.55)}" stroke-width="${n(1.5 + random() * 3)}" opacity=".3" fill="none"/>`;
  }).join('');
  return {
    floor: 662,
    shadow: 0.62,
    plate: true,
    back: `<defs>${linear('t', [
      [0, mix(wood, shade, 0.25)],
      [0.25, wood],
      [1, mix(wood, glow, 0.25)],
    ])}${radial('g', light > 0 ? 0.25 : 0.75, 0.15, 0.95, [
      [0, glow, 0.5],
      [0.6, glow, 0],
      [1, shade, 0.35],
    ])}</defs>
      ${rect(0, 0, 1200, 800, mix(deep, shade, 0.18))}${wallTiles}${rect(0, 0, 1200, 590, 'url(#g)')}
      ${rect(0, 572, 1200, 228, 'url(#t)')}${grain}${rect(0, 572, 1200, 5, glow, 'opacity=".45"')}`,
  };
};
