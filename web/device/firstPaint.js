// Runs inline in <head> before the first paint (vite.config.ts puts it there): lets styled-components and Radix use the
// page's nonce, and puts on the reader's theme as readTheme() in theme.ts would. A press on the ready-rendered landing
// that comes before the app is kept for it (earlyPress.ts).
window.__webpack_nonce__ = document.currentScript.nonce;
{
  const isMember = document.documentElement.dataset.viewer === 'MEMBER' && !/[?&]logged_out=true/.test(location.search);
  let choices = [];
  try {
    // A member's look goes with the session, however it ended (forgetMemberLook in memberLook.ts).
    if (!isMember) for (const name of ['theme', 'language']) localStorage.removeItem(`fuud_member_${name}`);
    choices = [localStorage.getItem('fuud_member_theme'), localStorage.getItem('fuud_theme')];
  } catch {
    // storage is closed: follow the system
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
