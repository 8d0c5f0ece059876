// Runs inline in <head> before the first paint (vite.config.ts puts it there): lets styled-components and Radix use the
// page's nonce, and puts on the reader's theme as readTheme() in theme.ts would.
window.__webpack_nonce__ = document.currentScript.nonce;
{
  let theme = null;
  try {
    theme = window.localStorage.getItem('fuud_theme');
  } catch {
    // storage is closed: follow the system
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.classList.remove('light');
  document.documentElement.classList.add(theme);
}
