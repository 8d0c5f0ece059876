let device: typeof import('./cityAsked');
beforeEach(async () => {
  window.sessionStorage.clear();
  jest.resetModules();
  device = await import('./cityAsked');
});

test('the mark that the reader was asked for the city remains after a reload', async () => {
  expect(device.wasCityAsked()).toBe(false);
  device.markCityAsked();
  expect(device.wasCityAsked()).toBe(true);
  jest.resetModules();
  const reloaded = await import('./cityAsked');
  expect(reloaded.wasCityAsked()).toBe(true);
});

test('if the browser blocks sessionStorage, the mark is stored in memory', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(device.wasCityAsked()).toBe(false);
  device.markCityAsked();
  expect(device.wasCityAsked()).toBe(true);
});
