import { readSaveHistory, storeSaveHistory } from './saveHistory';

test('the search history is on until it is turned off, and the setting is stored', () => {
  expect(readSaveHistory()).toBe(true);
  storeSaveHistory(false);
  expect([readSaveHistory(), localStorage.getItem('fuud_save_history')]).toEqual([false, 'false']);
  storeSaveHistory(true);
  expect(readSaveHistory()).toBe(true);
});
