/**
 * Tests hash and compare passwords with the real bcrypt, but at its lowest cost: 4 instead of 12. Tests of the cost
 * must call `jest.unmock('bcrypt')`.
 */
jest.mock('bcrypt', () => {
  const actual = jest.requireActual<typeof import('bcrypt')>('bcrypt');
  return {
    ...actual,
    hash: (password: string) => actual.hash(password, 4),
    compare: (password: string, stored: string) => actual.compare(password, stored.replace(/^\$2b\$12\$/, '$2b$04$')),
  };
});
