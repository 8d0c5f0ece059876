import type { Language } from '../languages';
import { acceptLanguage } from '../request/acceptLanguage';

/** The title, the explanation and the text of the link in each language. */
const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'Fuud will be right back',
    text: 'We cannot reach your account just now. Nothing you saved is lost. Please try again in a moment.',
    again: 'Try again',
  },
  es: {
    title: 'Fuud vuelve enseguida',
    text: 'Ahora mismo no podemos acceder a tu cuenta. No se ha perdido nada de lo que guardaste. Vuelve a intentarlo en un momento.',
    again: 'Reintentar',
  },
  zh: {
    title: 'Fuud 马上回来',
    text: '暂时无法读取你的账户。你保存的内容都还在。请稍后再试。',
    again: '重试',
  },
  ko: {
    title: 'Fuud가 곧 돌아옵니다',
    text: '지금은 계정에 연결할 수 없습니다. 저장한 내용은 그대로 남아 있습니다. 잠시 후 다시 시도해 주세요.',
    again: '다시 시도',
  },
};

/**
 * A small page without scripts. It is sent instead of the app, usually because the session cannot be read.
 * @param accepted the header Accept-Language
 * @param nonce the nonce of the answer's Content-Security-Policy
 */
export function unavailablePage(accepted: string | undefined, nonce: string): string {
  const language = acceptLanguage(accepted) ?? 'en';
  const { title, text, again } = words[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fffaf4; --accent: #b3390f; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f6ece2; --paper: #1d1713; --accent: #ffb08f; --on-accent: #2b1006; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; color: var(--ink); background: var(--paper);
  font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; min-height: 1.5rem; padding: .75rem 1.5rem; border-radius: 2rem; text-decoration: none;
  color: var(--on-accent); background: var(--accent); font-weight: 600; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</main>
</html>
`;
}
