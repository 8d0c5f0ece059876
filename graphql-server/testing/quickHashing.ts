/**
 * Tests hash passwords for real, at a sixteenth of the work: cost 8 instead of 12. Those that look at the cost itself
 * say `jest.unmock('bcrypt')`.
 */
jest.mock('bcrypt', () => {
  const actual = jest.requireActual<typeof import('bcrypt')>('bcrypt');
  return { ...actual, hash: (password: string, cost: number) => actual.hash(password, cost - 4) };
});
