import type { Plugin } from 'vite';

const windowSize = '\0tinder-window-size';

/**
 * react-tinder-card reads the window's size for each new card, just after the card was added. So the browser must lay
 * out the page immediately, and the card renders a second time. This replacement reads the size once, and reads it
 * again only when the size changes.
 */
const source = `
  const { useEffect, useState } = require('react');
  let size = null;
  const measure = () => (size = { width: window.innerWidth, height: window.innerHeight });
  const listeners = new Set();
  function begin() {
    window.addEventListener('resize', () => {
      measure();
      for (const listener of listeners) listener(size);
    });
    return measure();
  }
  module.exports = function useWindowSize() {
    const [shown, show] = useState(() => size ?? begin());
    useEffect(() => {
      listeners.add(show);
      show(size);
      return () => listeners.delete(show);
    }, []);
    return shown;
  };
`;

/** The library's code for vertical drags. Cards must not move up or down, so that they stay at their buttons. */
const lift = /let dy = isTouch \?[^\n]*/;

/** The beginning of the library's method that moves a card back to its place. */
const restore = 'async restoreCard () {';

function keepLevel(code: string): string {
  if (!lift.test(code)) throw new Error('react-tinder-card has changed: vertical drags would lift the card.');
  return code.replace(lift, 'let dy = 0');
}

/** Adds the method `stopCard`, which keeps the card where it is. Without it, the card moves on after its last touch. */
function addStop(code: string): string {
  if (!code.includes(restore)) throw new Error('react-tinder-card has changed: a decided card would not stop.');
  return code.replace(restore, `stopCard () { setSpringTarget.stop() }, ${restore}`);
}

/**
 * Replaces the part of react-tinder-card that measures the window, removes its vertical drags, and adds a method that
 * stops a card.
 */
export function leanTinderCard(): Plugin {
  return {
    name: 'fuud:lean-tinder-card',
    enforce: 'pre',
    resolveId: (imported, importer) =>
      imported === './useWindowSize' && /[/\\]react-tinder-card[/\\]/.test(importer ?? '') ? windowSize : undefined,
    load: (id) => (id === windowSize ? source : undefined),
    transform: (code, id) => (/react-tinder-card[/\\]index\.js/.test(id) ? addStop(keepLevel(code)) : undefined),
  };
}
