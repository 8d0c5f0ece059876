import { chooseStored, clearStored, readStored, subscribeStored, writeStored } from './storage';

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

test('stores, reads and removes text', () => {
  expect(readStored('fuud_city')).toBeNull();
  expect(writeStored('fuud_city', 'Phoenix')).toBe(true);
  expect(readStored('fuud_city')).toBe('Phoenix');
  expect(writeStored('fuud_city', null)).toBe(true);
  expect(readStored('fuud_city')).toBeNull();
});

test('if the browser blocks its storage, reading returns null and writing returns false', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  expect(readStored('fuud_city')).toBeNull();
  expect(writeStored('fuud_city', 'Phoenix')).toBe(false);
});

test('a choice that the browser refuses to store can be read until it is cleared or replaced', () => {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const listener = jest.fn();
  const end = subscribeStored('fuud_city', listener);
  chooseStored('fuud_city', 'Phoenix');
  expect(readStored('fuud_city')).toBe('Phoenix');
  expect(listener).toHaveBeenCalledTimes(1);
  clearStored();
  expect(readStored('fuud_city')).toBeNull();
  chooseStored('fuud_city', 'Phoenix');
  refusal.mockRestore();
  chooseStored('fuud_city', 'Tucson');
  expect(localStorage.getItem('fuud_city')).toBe('Tucson');
  expect(readStored('fuud_city')).toBe('Tucson');
  end();
});

test('notifies subscribers of changes in this tab and in other tabs, until they unsubscribe', () => {
  const listener = jest.fn();
  const end = subscribeStored('fuud_city', listener);
  writeStored('fuud_city', 'Phoenix');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fuud_city' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fuud_theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  writeStored('fuud_city', 'Tucson');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('clearStored deletes only what the app stored, and does not throw if the browser blocks its storage', () => {
  writeStored('fuud_city', 'Phoenix');
  localStorage.setItem('fuud_older', '1');
  localStorage.setItem('other', '1');
  const listener = jest.fn();
  const end = subscribeStored('fuud_city', listener);
  clearStored();
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
  writeStored('fuud_city', 'Phoenix');
  expect(clearStored).not.toThrow();
});
