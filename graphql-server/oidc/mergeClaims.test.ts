import { isComplete, mergeClaims } from './mergeClaims';

const token = { sub: '1', email: 'a@example.com', email_verified: true, given_name: 'Ada' };

test('an ID token with email, email_verified and given_name is complete', () => {
  expect(isComplete(token)).toBe(true);
  for (const part of ['email', 'email_verified', 'given_name']) {
    expect(isComplete({ ...token, [part]: undefined })).toBe(false);
  }
  expect(isComplete({ ...token, email_verified: false })).toBe(true);
});

test.each([
  [{}, { email: 'b@example.com', email_verified: true }, ['b@example.com', true]],
  [{ email: 'a@example.com', email_verified: true }, { email: 'b@example.com' }, ['a@example.com', true]],
  [{ email: 'a@example.com' }, { email: 'b@example.com', email_verified: true }, ['b@example.com', true]],
  [{ email: 'a@example.com' }, { email_verified: true }, ['a@example.com', undefined]],
  [{ email_verified: true }, { email: 'b@example.com' }, [undefined, true]],
  [
    { email: 'a@example.com', email_verified: false },
    { email: 'a@example.com', email_verified: true },
    ['a@example.com', false],
  ],
])('ID token %j, userinfo %j: no source verifies the e-mail of the other', (fromToken, userinfo, [email, verified]) => {
  expect(mergeClaims({ sub: '1', ...fromToken }, { sub: '1', ...userinfo })).toEqual({
    sub: '1',
    email,
    email_verified: verified,
  });
});

test('a name comes from the ID token, or from userinfo if the ID token does not contain it', () => {
  expect(mergeClaims({ given_name: 'Ada' }, { given_name: 'A.', family_name: 'L.' })).toMatchObject({
    given_name: 'Ada',
    family_name: 'L.',
  });
});
