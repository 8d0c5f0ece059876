import { nameStyled, shortStyle } from './stableStyledIds';

test('names styled elements and wrapped components, also with type arguments', () => {
  const code = ['const Box = styled.div`a`;', 'const Link = styled(Radix.Close)<{ $a: 1 }>`b`;', 'const x = 1;'];
  expect(nameStyled(code.join('\n'), 'ui/Dialog.tsx').split('\n')).toEqual([
    "const Box = styled.div.withConfig({ componentId: 'ui-Dialog-Box' })`a`;",
    "const Link = styled(Radix.Close).withConfig({ componentId: 'ui-Dialog-Link' })<{ $a: 1 }>`b`;",
    'const x = 1;',
  ]);
});

test('styles lose comments and line breaks, and no space that separates words', () => {
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
