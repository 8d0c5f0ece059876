import type { Content } from './Content';

/** The letter as plain text: paragraphs with a blank line between them, the link on its own line. */
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
