import { showProgress } from './showProgress';

function run(isTTY: boolean) {
  const written: string[] = [];
  const progress = showProgress({ isTTY, write: (text) => written.push(text) });
  for (const read of [1000, 19_000, 20_000, 39_000, 41_000]) progress.update({ read, total: 85_881, written: read });
  progress.clear();
  return written;
}

test('on a terminal, one line is rewritten', () => {
  expect(run(true)).toHaveLength(6);
  expect(run(true)[0]).toBe('\r\u001b[K1,000 of 85,881 rows, 1,000 written');
});

test('if the output is not a terminal, a plain line is written at most once per 20,000 rows', () => {
  expect(run(false)).toEqual(['20,000 of 85,881 rows, 20,000 written\n', '41,000 of 85,881 rows, 41,000 written\n']);
});
