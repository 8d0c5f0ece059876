/** The colours of the theme that is on, for what is drawn rather than styled. */
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
