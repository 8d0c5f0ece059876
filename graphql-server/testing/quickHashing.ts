/**
 * Tests hash and compare passwords for real, at the least cost that bcrypt has: 4 instead of 12. Those that look at the
 * cost itself say `jest.unmock('bcrypt')`.
 */
jest.mock('bcrypt', () => {
  const actual = jest.requireActual<typeof import('bcrypt')>('bcrypt');
  return {
    ...actual,
    hash: (password: string) => actual.hash(password, 4),
    compare: (password: string, stored: string) => actual.compare(password, stored.replace(/^\$2b\$12\$/, '$2b$04$')),
  };
});
