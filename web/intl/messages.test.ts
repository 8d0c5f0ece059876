import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { isOnLanding, ownScreenOf } from '../vite/compileMessages';
import en from './messages/en.json';
import es from './messages/es.json';
import ko from './messages/ko.json';
import zh from './messages/zh.json';
import enNotices from './notices/en.json';
import esNotices from './notices/es.json';
import koNotices from './notices/ko.json';
import zhNotices from './notices/zh.json';

type Texts = Record<string, string>;
const english: Texts = en;
const translations: Array<[string, Texts, Texts]> = [
  ['messages/es', en, es],
  ['messages/zh', en, zh],
  ['messages/ko', en, ko],
  ['notices/es', enNotices, esNotices],
  ['notices/zh', enNotices, zhNotices],
  ['notices/ko', enNotices, koNotices],
];

/** The names of the values and tags that a message uses. */
function names(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [element.value, ...names(element.children)];
    const inner = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : [];
    return [element.value, ...inner.flatMap((option) => names(option.value))];
  });
  return [...new Set(found)].sort();
}

describe.each(translations)('%s', (_, english, messages) => {
  test('has every key of English and no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  test('uses the same values and tags as English, and has no empty text', () => {
    const wrong = Object.keys(english).filter((key) => {
      const text = messages[key] ?? '';
      return !text.trim() || names(parse(text)).join() !== names(parse(english[key] ?? '')).join();
    });
    expect(wrong).toEqual([]);
  });
});

/** Words that are right in the language, but for which the texts use another word. */
const otherWords: Array<[string, string, RegExp, Texts]> = [
  ['a hidden gem', 'joya escondida', /joyas? ocultas?/i, es],
  ['a hidden gem', '宝藏餐厅', /隐藏宝藏/, zh],
  ['a rating', 'calificación', /valoraci/i, es],
  ['the diary', '일지', /다이어리/, { ...ko, ...koNotices }],
  ['a place to eat', 'lugar', /\bsitios?\b(?! web)/i, es],
  ['to add', 'añadir', /\bagreg/i, { ...es, ...esNotices }],
  ['you', '你', /您/, { ...zh, ...zhNotices }],
];

test.each(otherWords)('%s is always %s', (_, __, other, messages) => {
  expect(Object.entries(messages).filter(([, text]) => other.test(text))).toEqual([]);
});

test('no key is in both messages/ and notices/', () => {
  expect(Object.keys(enNotices).filter((key) => key in english)).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === '__generated__' ? [] : sources(path);
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [path] : [];
  });
}

const keysIn = (files: readonly string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'|"([a-z]\w*(?:\.\w+)+)"/g)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((key) => key in english),
  );

test('the first chunk has all texts that the landing page uses', () => {
  const used = keysIn([
    ...sources(join(__dirname, '../pages/Landing')),
    ...sources(join(__dirname, '../components/look')),
    join(__dirname, '../app/AppBoundary.tsx'),
  ]);
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((key) => !isOnLanding(key))).toEqual([]);
});

test('texts that are loaded with one screen are not used on other screens', () => {
  const all = sources(join(__dirname, '..')).filter((file) => !/\/(e2e|testing)\//.test(file));
  expect(all.length).toBeGreaterThan(200);
  const strays = all.flatMap((file) => {
    const screen = /\/pages\/(\w+)\//.exec(file)?.[1]?.toLowerCase();
    return keysIn([file]).filter((key) => ownScreenOf(key) && ownScreenOf(key) !== screen);
  });
  expect(strays).toEqual([]);
});
