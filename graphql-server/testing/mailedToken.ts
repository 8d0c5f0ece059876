import type { Email } from 'postal-mime';

/** The token in the letter's link. The letter's text and its HTML must contain the same link. */
export function mailedToken({ text = '', html = '' }: Email): string {
  const [link = ''] = /^https?:\/\/\S+\?token=\S+$/m.exec(text) ?? [];
  if (!link || !html.includes(`href="${link}"`))
    throw new Error('The text and the HTML of the letter do not contain the same link.');
  return new URL(link).searchParams.get('token') ?? '';
}
