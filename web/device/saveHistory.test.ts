import { chooseSaveHistory, readSaveHistory } from './saveHistory';

test('is on until it is turned off, and keeps its state', () => {
  expect(readSaveHistory()).toBe(true);
  chooseSaveHistory(false);
  expect([readSaveHistory(), localStorage.getItem('fuud_save_history')]).toEqual([false, 'false']);
  chooseSaveHistory(true);
  expect(readSaveHistory()).toBe(true);
});
