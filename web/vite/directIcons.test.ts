import { directIcons } from './directIcons';

const transform = (code: string) => {
  const { transform } = directIcons() as unknown as { transform(code: string, id: string): { code: string } };
  return transform(code, 'Button.tsx').code;
};

test('each icon is imported from its own file and keeps its local name', () => {
  const code = transform("import { type LucideIcon, Map as MapIcon, X } from 'lucide-react';");
  expect(code).toMatch(/^import MapIcon from '.+map\..*js'; import X from '.+\/x\..*js';$/);
});

test('an unknown icon name stops the build', () => {
  expect(() => transform("import { Mpa } from 'lucide-react';")).toThrow('lucide-react has no icon "Mpa"');
});
