import type { Page } from '@playwright/test';

/**
 * Places where a name or a phrase runs two words together across the border of an element ("Email(optional)"), or begins
 * a part of its own with a mark, before which readers of the screen pause ("Sample data : an invented"). Looks inside
 * what is read in one breath; bold letters inside of a word are no border.
 */
export function gluedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const phrases = 'a, button, caption, dd, dt, h1, h2, h3, h4, label, legend, p, td, th, [role=option]';
    const latin = /[\p{Script=Latin}\p{N}$]/u; // Chinese sets no spaces, Korean joins its particles
    const glued = new Set<string>();
    for (const phrase of document.querySelectorAll(phrases)) {
      const walker = document.createTreeWalker(phrase, NodeFilter.SHOW_TEXT);
      let before: Text | undefined;
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
        const last = before;
        if (node.data) before = node;
        const parents = [last?.parentElement, node.parentElement];
        if (!last || parents[0] === parents[1] || parents.some((parent) => parent?.localName === 'b')) continue;
        const [left, right] = [last.data.at(-1) ?? ' ', node.data[0] ?? ' '];
        const words = (latin.test(left) || /[):,.]/.test(left)) && (latin.test(right) || right === '(');
        const apart = parents.some((parent) => {
          const holdsBoth = parent?.contains(last) && parent.contains(node);
          return parent && !holdsBoth && !/^inline/.test(getComputedStyle(parent).display);
        });
        if (words || (apart && /\S/.test(left) && /[:,.;]/.test(right))) {
          glued.add(`${phrase.localName}: ${phrase.textContent}`);
        }
      }
    }
    return [...glued];
  });
}
