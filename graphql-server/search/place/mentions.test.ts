import { mentions, mentionsOfName } from './mentions';

const conceptsIn = (found: ReturnType<typeof mentions>) => found.map(({ concept }) => concept);

test('“courtyard” in a text means a patio; in a name, “Courtyard” and “Group” mean nothing', () => {
  expect(conceptsIn(mentions('Tables in the courtyard.'))).toContain('patio');
  expect(mentionsOfName('Courtyard by Marriott')).toEqual([]);
  expect(conceptsIn([...mentionsOfName('Courtyard Pizza')])).toEqual(['pizza']);
  expect(conceptsIn([...mentionsOfName('Tenderloin Group')])).not.toContain('group');
});

test('Chinese and Korean phrases are found, even if earlier texts had no such phrases', () => {
  expect(conceptsIn(mentions('Quiet tables'))).toContain('quiet');
  expect(conceptsIn(mentions('Grandma 火锅'))).toEqual(['hot-pot']);
  expect(conceptsIn(mentions('Grandma 냉면'))).toEqual(['korean']);
  expect(conceptsIn(mentions('Quiet tables'))).toContain('quiet');
});
