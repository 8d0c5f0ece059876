// Runs inline in <head> before the first paint (vite/headScripts.ts puts it there). It lets styled-components and Radix
// use the page's nonce, and shows the theme that readTheme() in theme.ts returns. It remembers a press on the
// prerendered landing page until the app starts (earlyPress.ts).
window.__webpack_nonce__ = document.currentScript.nonce;
{
  const isMember = document.documentElement.dataset.viewer === 'MEMBER' && !/[?&]logged_out=true/.test(location.search);
  let choices = [];
  try {
    // If no member is signed in, delete a member's theme and language, like forgetMemberLook in memberLook.ts.
    if (!isMember) for (const name of ['theme', 'language']) localStorage.removeItem(`fuud_member_${name}`);
    choices = [localStorage.getItem('fuud_member_theme'), localStorage.getItem('fuud_theme')];
  } catch {
    // the storage is blocked: follow the system
  }
  const theme =
    choices.find((choice) => choice === 'light' || choice === 'dark') ??
    (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.remove('light');
  document.documentElement.classList.add(theme);
}
window.fuudEarlyPress = null;
document.addEventListener('click', function keep(event) {
  if (window.fuudEarlyPress === undefined) document.removeEventListener('click', keep);
  else window.fuudEarlyPress = event.target.closest('button');
});
