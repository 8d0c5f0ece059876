import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';

/**
 * The landing page as HTML, for visitors without a session. `html` goes into #root. `styles` replaces
 * <!--landing-styles--> in the head; the nonce of these style tags is the placeholder __CSP_NONCE__. The HTML is always
 * English; after hydration the browser switches to the language stored on the device.
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
