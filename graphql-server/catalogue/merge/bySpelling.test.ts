import { aPlace } from '../testing/aPlace';
import type { SourceKind } from '../write/SourceInfo';
import { bySpelling } from './bySpelling';

test.each<[SourceKind, string, string, string]>([
  ['brand', 'HOPDODDY', 'Hopdoddy Restaurant', 'HOPDODDY'],
  ['map', 'RPM', 'Rpm Ventures', 'RPM'],
  ['map', '老四川', 'Lao Sze Chuan', '老四川'],
  ['map', 'NUTTEA', 'Nuttea Cafe', 'NUTTEA'],
  ['map', 'KIMBERLYS', 'Kimberly’s', 'Kimberly’s'],
])(
  'a name in capitals is used only if the sign has capitals: of %s %s and register %s, the name %s is used',
  (kind, name, other, expected) => {
    const places = [aPlace(kind, { name }), aPlace('register', { name: other })];
    expect(bySpelling(places)[0]?.facts.name).toBe(expected);
  },
);
