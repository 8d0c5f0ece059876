import { createLimits } from './limits';

test('takes up to the limit, then refuses with the seconds to wait', async () => {
  const { registrations } = createLimits({ enabled: true });
  for (let count = 0; count < 20; count++) await registrations.take('192.0.2.1');

  await expect(registrations.take('192.0.2.1')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    message: 'Too many attempts. Please wait 60 minutes and try again.',
    retryAfterSeconds: expect.any(Number),
  });
  await expect(registrations.take('192.0.2.2')).resolves.toBeUndefined();
});

test('what is given back does not count', async () => {
  const { failedSignInsOfAccount } = createLimits({ enabled: true });
  for (let count = 0; count < 30; count++) {
    await failedSignInsOfAccount.take('ada');
    await failedSignInsOfAccount.giveBack('ada');
  }
});

test('attempts made side by side cannot slip through together', async () => {
  const { failedSignInsOfAccount } = createLimits({ enabled: true });
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => failedSignInsOfAccount.take('ada')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('switched off, nothing is refused', async () => {
  const { guests } = createLimits({ enabled: false });
  for (let count = 0; count < 100; count++) await guests.take('192.0.2.1');
});
