import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The looks that have passed a check in this worker. The checks of colors take most of axe's time, and most texts look
 * like others: rows of a list, the header of each page, the page behind a dialog. So each look is checked only once.
 */
const passed = new Set<number>();

/**
 * Checks the colors of all visible texts and controls that look different from those that have passed before. axe must
 * be in the page. @returns the violations, each with the HTML of its elements
 */
export async function checkColors(page: Page): Promise<string[]> {
  const found = await page.evaluate(findProblems, { colorRules, passed: [...passed] });
  for (const look of found.passed) passed.add(look);
  return found.problems;
}

/** This function runs in the page, so it cannot use anything outside. */
async function findProblems({ colorRules, passed }: { colorRules: string[]; passed: number[] }) {
  const looks = new Map<Element, number>();
  const known = new Set(passed);

  /** A number for everything that axe's rules depend on: the same properties of the element and of its ancestors. */
  function lookOf(element: Element): number {
    let look = looks.get(element);
    if (look !== undefined) return look;
    look = element.parentElement ? lookOf(element.parentElement) : 0;
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, textShadow, fontSize, fontWeight } = style;
    const parts = [color, backgroundColor, backgroundImage, opacity, filter, textShadow, fontSize, fontWeight];
    parts.push(element.localName, element.getAttribute('class') ?? '', String(isDisabled(element)));
    if (element.localName === 'a') parts.push(String(isPartOfText(element)));
    for (const char of parts.join()) look = (look * 31 + (char.codePointAt(0) ?? 0)) % 281_474_976_710_597;
    looks.set(element, look);
    return look;
  }

  /** axe does not check disabled controls and their labels. */
  function isDisabled(element: Element): boolean {
    const control = element instanceof HTMLLabelElement ? element.control : element;
    return control?.matches(':disabled, [aria-disabled=true]') ?? false;
  }

  /** One of axe's rules is only about links in a block that has other texts too. */
  function isPartOfText(link: Element): boolean {
    let block = link;
    while (block.parentElement && /^inline|^contents/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block.textContent !== link.textContent;
  }

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));

  // Elements of the same look differ only in whether axe can see their background, so three of them are enough.
  const counts = new Map<number, number>();
  const fresh = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const look = lookOf(element);
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    return count < 3 && !known.has(look);
  });
  if (fresh.length === 0) return { problems: [], passed: [] };
  const { violations, passes } = await (window as unknown as { axe: typeof Axe }).axe.run(
    { include: fresh },
    { runOnly: colorRules, resultTypes: ['violations', 'passes'], elementRef: true, selectors: false },
  );
  return {
    problems: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    // If axe cannot see what is behind a text, the text has not passed.
    passed: passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => (element ? [lookOf(element)] : []))),
  };
}
