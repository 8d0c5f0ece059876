/** The colors of the current theme, for drawing on a canvas, where CSS variables do not work. */
export function readColours() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    surface: colour('--surface'),
    ink: colour('--ink'),
    soft: colour('--ink-soft'),
    accent: colour('--accent-strong'),
    saffron: colour('--saffron'),
  };
}
