// Runs inline in <head>, only in a build (web/vite/headScripts.ts fills in the names of the files). The landing page is
// prerendered, so its fonts load first. On other screens, the fonts have low priority. There, the browser loads the
// page, the texts and the shell around the page while the first script is still loading. For visitors without a
// session, it loads the frame of the open pages (pages that need no session) instead of the shell.
{
  const { viewer } = document.documentElement.dataset;
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  const isVisitor = !viewer || viewer === 'ANONYMOUS';
  const onLanding = (isVisitor && !__OPEN_PATHS__.includes(path)) || /[?&]logged_out=true/.test(location.search);
  const fetchEarly = (file, traits) => {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href: `/${file}` }, traits);
    document.head.append(link);
  };
  if (!onLanding) {
    const screens = Object.assign(Object.create(null), __SCREEN_FILES__);
    const page = path.split('/')[1]?.replaceAll('-', '') || 'discover';
    let language = 'en';
    try {
      const kept = localStorage.getItem('fuud_member_language') ?? localStorage.getItem('fuud_language');
      if (screens[`words-${kept}`]) language = kept;
    } catch {
      // the storage is blocked, so the language stays English
    }
    const wanted = [
      screens[isVisitor ? 'open' : 'shell'],
      screens[page],
      screens[`words-${language}`],
      screens[`${page}-${language}`],
    ];
    for (const file of new Set(wanted.flatMap((files) => files ?? []))) fetchEarly(file, { rel: 'modulepreload' });
  }
  for (const file of __FONTS__) {
    fetchEarly(file, { rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: onLanding ? 'high' : 'low' });
  }
}
