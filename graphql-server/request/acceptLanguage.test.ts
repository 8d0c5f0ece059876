import { acceptLanguage } from './acceptLanguage';

test.each([
  [undefined, null],
  ['', null],
  ['fr', null],
  ['*', null],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr, es;q=0.8, en;q=0.5', 'es'],
  ['en;q=0.5, ko;q=0.9', 'ko'],
  ['ZH-Hans-CN', 'zh'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es; q=0.2 , ko ; q=0.3', 'ko'],
  ['en;q=nonsense, ko;q=0.1', 'ko'],
])('for the header %j, the language is %j', (header, language) => {
  expect(acceptLanguage(header)).toBe(language);
});
