import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';

/**
 * The landing as HTML for visitors without a session: `html` goes into #root, `styles` (style tags whose nonce is the
 * placeholder __CSP_NONCE__) in place of <!--landing-styles--> in the head. Always English; the browser switches after
 * hydration when the device keeps another language.
 */
export function renderLanding(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App viewer="ANONYMOUS" />));
    return { html, styles: sheet.getStyleTags().replaceAll('<style ', '<style nonce="__CSP_NONCE__" ') };
  } finally {
    sheet.seal();
  }
}
