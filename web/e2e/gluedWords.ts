import type { Page } from '@playwright/test';

/**
 * Finds texts that screen readers read badly, in elements that are read as one phrase. In some texts, two words in
 * different elements have no space between them ("Email(optional)"). In other texts, a block element begins or ends
 * before a punctuation mark, so that there is a pause before the mark ("Sample data : an invented"). Bold letters
 * inside a word are allowed.
 */
export function gluedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const phrases = 'a, button, caption, dd, dt, h1, h2, h3, h4, label, legend, p, td, th, [role=option]';
    const latin = /[\p{Script=Latin}\p{N}$]/u; // Chinese has no spaces, and Korean joins particles to words
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
