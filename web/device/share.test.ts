import { share } from './share';

const page = { title: 'Rosso', text: 'Check it out', url: 'https://fuud.example/restaurant/1' };

function device(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: parts.writeText }, configurable: true });
}

test('uses the device’s share sheet first; closing the sheet is not a failure', async () => {
  device({ share: async () => undefined });
  expect(await share(page)).toBe('shared');
  device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share(page)).toBe('dismissed');
});

test('copies text and link if there is no share sheet or it fails', async () => {
  const writeText = jest.fn(async () => undefined);
  device({ writeText });
  expect(await share(page)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('Check it out https://fuud.example/restaurant/1');
  device({ share: () => Promise.reject(new Error('no')), writeText });
  expect(await share(page)).toBe('copied');
});

test('fails if there is no share sheet and the clipboard refuses', async () => {
  device({ writeText: () => Promise.reject(new Error('no')) });
  expect(await share(page)).toBe('failed');
});
