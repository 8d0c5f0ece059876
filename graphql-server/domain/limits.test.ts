import { createLimits, networkOf } from './limits';

test('attempts up to the limit are accepted, and the next attempt gets an error with the seconds to wait', async () => {
  const { registrations } = createLimits({ enabled: true });
  for (let count = 0; count < 20; count++) await registrations.take('192.0.2.1');

  await expect(registrations.take('192.0.2.1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please wait 60 minutes and try again.',
    retryAfterSeconds: expect.any(Number),
  });
  await expect(registrations.take('192.0.2.2')).resolves.toBeUndefined();
});

test('attempts that are given back do not count', async () => {
  const { failedSignInsOfAccount } = createLimits({ enabled: true });
  for (let count = 0; count < 30; count++) {
    await failedSignInsOfAccount.take('192.0.2.1', 'ada');
    await failedSignInsOfAccount.giveBack('192.0.2.1', 'ada');
  }
});

test('simultaneous attempts cannot exceed the limit', async () => {
  const { failedSignInsOfAccount } = createLimits({ enabled: true });
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => failedSignInsOfAccount.take('192.0.2.1', 'ada')),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a limit with `anywhere` counts all IP addresses together, but each subject (an e-mail) separately', async () => {
  const { resetMailsOfEmail } = createLimits({ enabled: true });
  for (let count = 1; count <= 5; count++) await resetMailsOfEmail.take(`192.0.2.${count}`, 'ada@example.com');
  await expect(resetMailsOfEmail.take('192.0.2.6', 'ada@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await resetMailsOfEmail.giveBack('192.0.2.7', 'ada@example.com');
  await resetMailsOfEmail.take('192.0.2.6', 'bob@example.com');
});

test('no attempt is refused when the limits are not enabled', async () => {
  const { guests } = createLimits({ enabled: false });
  for (let count = 0; count < 100; count++) await guests.take('192.0.2.1');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('the address %s counts as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
