import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_KINDS } from '../domain/mails/Notice';
import { LANGUAGES } from '../languages';
import { writeDataRequest } from './writeDataRequest';
import { writeLinkLetter } from './writeLinkLetter';
import { writeNotice } from './writeNotice';

const site = 'https://fuud.example';
const token = 'a-token_of-43-characters';
const kinds = ['resetPassword', 'confirmEmail'] as const;

/** All texts of a JSON file in the folder letters. The keys are paths, e.g. .resetPassword.after.0. */
function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign({}, ...Object.entries(value as object).map(([key, part]) => textsOf(part, `${path}.${key}`)));
}
const read = (language: string) =>
  textsOf(JSON.parse(readFileSync(join(__dirname, 'letters', `${language}.json`), 'utf8')));
const placeholders = (text: string) => text.match(/\{\w+\}/g)?.sort();

test.each(LANGUAGES)('%s has a translation of every text, with the same placeholders', (language) => {
  const [english, own] = [read('en'), read(language)];
  expect(Object.keys(own)).toEqual(Object.keys(english));
  for (const [path, text] of Object.entries(own)) {
    expect([path, placeholders(text)]).toEqual([path, placeholders(english[path] ?? '')]);
    if (language !== 'en') expect([path, text]).not.toEqual([path, english[path]]);
  }
});

describe.each(LANGUAGES)('a letter in %s', (language) => {
  test.each(kinds)('the text and the HTML of the letter %s link to its page, and the HTML loads no files', (kind) => {
    const { subject, text, html, link } = writeLinkLetter({ kind, language, name: null, token, site });
    const page = kind === 'resetPassword' ? '/reset-password' : '/confirm-email';
    expect(link).toBe(`${site}${page}?token=${token}`);
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`<a class="button" href="${link}"`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
    expect(html).not.toMatch(/<(script|img|link|iframe)|https?:\/\/(?!fuud\.example)/); // the letter loads no files
  });
});

describe.each(LANGUAGES)('a notice in %s', (language) => {
  const at = new Date('2026-11-21T05:06:07Z');

  test.each(NOTICE_KINDS)('the text and the HTML of %s contain name, year and contact, but no token', (kind) => {
    const { subject, text, html, link } = writeNotice({
      kind,
      language,
      name: 'Ada',
      provider: 'Big & Co',
      at,
      site,
      contact: 'help@fuud.example',
    });
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|token/);
    expect(html).toContain(`<html lang="${language}">`);
    for (const part of [text, html]) {
      expect(part).toContain('Ada');
      expect(part).toContain('2026');
      expect(part).toContain('help@fuud.example');
      if (link) expect(part).toContain(link);
    }
    expect(html).not.toMatch(/<(script|img|link|iframe)|https?:\/\/(?!fuud\.example)/);
  });

  test.each(NOTICE_KINDS)('the text of %s contains no e-mail address if there is no contact', (kind) => {
    const { text } = writeNotice({ kind, language, name: null, provider: 'Big', at, site, contact: null });
    expect(text.match(/\S+@\S+/)).toBeNull();
  });
});

test('a name that contains HTML and a placeholder appears in a letter as plain text', () => {
  const name = '<img src=x onerror="alert(1)"> {site} & Söhne';
  const { text, html } = writeLinkLetter({ kind: 'resetPassword', language: 'en', name, token, site });
  expect(text).toContain(`Hello ${name},`);
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt; {site} &amp; Söhne,');
});

test('the letter with a data request contains the name, e-mail, time and details, and no link', () => {
  const request = {
    id: '0',
    kind: 'access',
    name: 'Ada',
    email: 'ada@example.com',
    details: 'One\nTwo',
    createdAt: new Date('2026-11-21T05:06:07Z'),
  };
  const { text, link } = writeDataRequest(request, { language: 'en', site });
  expect(link).toBeNull();
  expect(text).toContain('Name: Ada\n\nEmail: ada@example.com\n\nReceived: 2026-11-21 05:06 UTC\n\n');
  expect(text).toContain('What they wrote:\nOne\nTwo\n');
});
