/** The properties that tests, Testing Library, user-event or our own code read from a computed style. */
const READ = /[{;]\s*(?:display|visibility|opacity|pointer-events|user-select|--[\w-]+)\s*:/;

/** jsdom ignores rules for print. */
const UNREAD = '@media print{}';

type Insert = ((this: CSSStyleSheet, rule: string, index?: number) => number) & { all?: Insert };

/**
 * Leaves out the CSS rules that set no property that is read. For each query by role, jsdom compares every element with
 * every rule, which would take a quarter of the time of the tests. Call this before a style sheet is filled.
 */
export function skipUnreadRules(): void {
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }); // so that styled-components calls insertRule, as in production
  const style = document.head.appendChild(document.createElement('style'));
  const sheets: { insertRule: Insert } = Object.getPrototypeOf(style.sheet);
  style.remove();
  const all = sheets.insertRule.all ?? sheets.insertRule; // Test files of one worker share the prototype.
  const insertRule: Insert = function (rule, index) {
    return all.call(this, READ.test(rule) ? rule : UNREAD, index);
  };
  sheets.insertRule = Object.assign(insertRule, { all });
}
