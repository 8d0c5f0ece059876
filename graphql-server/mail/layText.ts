import type { Content } from './Content';

/** The letter as plain text. A blank line separates paragraphs, and the link is on its own line. */
export function layText({ greeting, before, action, facts = [], after, foot }: Content): string {
  const parts = [
    greeting,
    ...before,
    ...(action ? [action.link] : []),
    ...facts.map(({ label, value }) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`)),
    ...after,
    `-- \n${foot}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
