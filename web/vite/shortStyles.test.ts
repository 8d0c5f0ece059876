import { shortStyle } from './shortStyles';

test('shortStyle removes comments and line breaks from styles, but no space that separates words', () => {
  const css = [
    '',
    '  /* why',
    '     so */',
    '  margin: 0 auto',
    '    4px;',
    '  &:hover > svg {',
    '    color: red;',
    '  }',
    '',
  ];
  expect(shortStyle(css.join('\n'))).toBe(' margin: 0 auto 4px;&:hover > svg {color: red;}');
});
