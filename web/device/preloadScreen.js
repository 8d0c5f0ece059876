// Runs inline in <head>, only in a build: a signed-in reader's browser starts fetching the shell and the page it is at
// while the first script is still on its way. web/vite/headScripts.ts fills in the names of the files.
{
  const { viewer } = document.documentElement.dataset;
  if (viewer && viewer !== 'ANONYMOUS' && !/[?&]logged_out=true/.test(location.search)) {
    const screens = __SCREEN_FILES__;
    const page = location.pathname.split('/')[1] || 'search';
    let language = null;
    try {
      language = window.localStorage.getItem('fuud_language');
    } catch {
      // storage is closed: English
    }
    const wanted = [screens.shell, screens[page], screens[`words-${language}`] ?? screens['words-en']];
    for (const file of new Set(wanted.flatMap((files) => files ?? []))) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  }
}
