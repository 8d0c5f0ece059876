/** The colors of one scene, in hex. `deep` is the color of the wall in shadow. `shade` is the color of shadows. */
export interface Palette {
  wall: string;
  deep: string;
  table: string;
  tableDeep: string;
  accent: string;
  glow: string;
  shade: string;
}

const palette = (
  wall: string,
  deep: string,
  table: string,
  tableDeep: string,
  accent: string,
  glow: string,
  shade: string,
): Palette => ({ wall, deep, table, tableDeep, accent, glow, shade });

/** Warm, soft colors that fit the app's own colors in its light theme and in its dark theme. */
export const palettes: readonly Palette[] = [
  palette('#eaa285', '#cf7757', '#f6dcc3', '#e3b797', '#a93a22', '#ffdfc2', '#5e1f10'), // terracotta
  palette('#edc06a', '#d79c3c', '#f9e9c8', '#e6c78e', '#b4552a', '#fff0c4', '#6b3c08'), // saffron
  palette('#b5ba83', '#8a9158', '#f1e7cd', '#d3c79f', '#5a6431', '#f3f1cd', '#33380f'), // olive
  palette('#8fb8b0', '#5d8f89', '#f3e5d2', '#d6bfa3', '#2b5f5d', '#e6f2e4', '#123634'), // sea
  palette('#7d4a6d', '#532c4f', '#dcb3a6', '#b28078', '#f0a07e', '#f7c9a6', '#220d26'), // aubergine
  palette('#e7b0a6', '#cd837d', '#f8e4d8', '#e5bcae', '#963049', '#ffe6dc', '#58202b'), // rose
  palette('#b98964', '#8b5f41', '#efdcc3', '#cfae8a', '#5c3420', '#fbe3c0', '#301708'), // cocoa
  palette('#e6d3b8', '#cbb08a', '#fbf1e0', '#e2cba9', '#b5472c', '#fffaf0', '#5a4020'), // linen
];
