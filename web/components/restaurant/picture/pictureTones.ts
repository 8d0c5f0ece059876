import { css, type RuleSet } from 'styled-components';
import type { PictureTone } from './cuisineLook';

/** The colors of a tone: background, pattern and text, first for the light theme, then for the dark theme. */
type Tone = readonly [
  ground: string,
  figure: string,
  ink: string,
  darkGround: string,
  darkFigure: string,
  darkInk: string,
];

const tones: Record<PictureTone, Tone> = {
  tomato: ['#f3c9b4', '#e9a68b', '#8f2313', '#5a241f', '#7a3228', '#ffc3ab'],
  saffron: ['#f7dba2', '#efc471', '#7a4a06', '#553b18', '#765220', '#ffdf9e'],
  olive: ['#dbdcae', '#c2c585', '#49511d', '#343a20', '#4a5229', '#dde5ae'],
  sea: ['#c3dad4', '#a0c5bd', '#1d534d', '#1c3d40', '#285357', '#b9e2dc'],
  plum: ['#dfc7d6', '#cba5bf', '#5a2451', '#422142', '#5b2e59', '#f0c8e4'],
  rose: ['#f5cdca', '#ecaeac', '#8a2340', '#552334', '#743148', '#ffc4cd'],
  cocoa: ['#e2cdb8', '#cfb195', '#5b3520', '#3f2a20', '#573a2b', '#efd1b6'],
  brick: ['#edc3a7', '#dfa07d', '#7d2f14', '#4e271b', '#6d3624', '#ffc9a8'],
};

const rules = ([ground, figure, ink, darkGround, darkFigure, darkInk]: Tone) => css`
  --ground: ${ground};
  --figure: ${figure};
  --picture-ink: ${ink};
  :root.dark & {
    --ground: ${darkGround};
    --figure: ${darkFigure};
    --picture-ink: ${darkInk};
  }
`;

/**
 * Sets three CSS variables to the colors of a tone, in both themes: --ground, --figure (the pattern) and --picture-ink
 * (text, with a contrast of at least 4.5:1 on the ground).
 */
export function pictureTone(tone: PictureTone): RuleSet<object> {
  return rules(tones[tone]);
}

/** The colors of a tone in the current theme, for drawing on a canvas. */
export function toneColours(tone: PictureTone) {
  const [ground, figure, ink, darkGround, darkFigure, darkInk] = tones[tone];
  const isDark = document.documentElement.classList.contains('dark');
  return isDark ? { ground: darkGround, figure: darkFigure, ink: darkInk } : { ground, figure, ink };
}
