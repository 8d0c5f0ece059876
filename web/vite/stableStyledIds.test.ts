import { nameStyled } from './stableStyledIds';

test('styled elements and wrapped components get ids, also with type arguments', () => {
  const code = ['const Box = styled.div`a`;', 'const Link = styled(Radix.Close)<{ $a: 1 }>`b`;', 'const x = 1;'];
  expect(nameStyled(code.join('\n'), 'ui/Dialog.tsx').split('\n')).toEqual([
    "const Box = styled.div.withConfig({ componentId: 'ui-Dialog-Box' })`a`;",
    "const Link = styled(Radix.Close).withConfig({ componentId: 'ui-Dialog-Link' })<{ $a: 1 }>`b`;",
    'const x = 1;',
  ]);
});
