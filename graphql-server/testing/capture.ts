/** Runs `work` and returns everything that is written to stdout and stderr while `work` runs. */
export async function capture(work: () => Promise<unknown>): Promise<string> {
  let words = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      words += String(chunk);
      return true;
    }),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return words;
}
