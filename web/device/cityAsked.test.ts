let device: typeof import('./cityAsked');
beforeEach(async () => {
  window.sessionStorage.clear();
  jest.resetModules();
  device = await import('./cityAsked');
});

test('after a reload, the app still knows that the user was asked for the city', async () => {
  expect(device.wasCityAsked()).toBe(false);
  device.markCityAsked();
  expect(device.wasCityAsked()).toBe(true);
  jest.resetModules();
  const reloaded = await import('./cityAsked');
  expect(reloaded.wasCityAsked()).toBe(true);
});

test('if the browser blocks sessionStorage, a variable stores that the user was asked for the city', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(device.wasCityAsked()).toBe(false);
  device.markCityAsked();
  expect(device.wasCityAsked()).toBe(true);
});

test('if sessionStorage is full, a variable stores that the user was asked for the city', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  device.markCityAsked();
  expect(device.wasCityAsked()).toBe(true);
});
