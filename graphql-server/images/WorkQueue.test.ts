import { BusyError, WorkQueue } from './WorkQueue';

test('work starts in order; a limited number of pieces run at the same time, and a limited number wait', async () => {
  const queue = new WorkQueue(2, 1);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    queue.run(() => {
      begun.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const [first, second, third, fourth] = [work(1), work(2), work(3), work(4)];
  await expect(fourth).rejects.toBeInstanceOf(BusyError);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await first;
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await Promise.all([second, third]);
});

test('after a piece of work has failed, the next piece can run', async () => {
  const queue = new WorkQueue(1, 5);
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
});
