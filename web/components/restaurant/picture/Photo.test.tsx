import { render } from '@testing-library/react';
import { Photo } from './Photo';

function show(isLoaded: boolean, eager: boolean) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isLoaded);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(isLoaded ? 800 : 0);
  const picture = { url: '/a.webp', blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', isIllustration: false };
  const { container } = render(
    <Photo picture={picture} alt="" width={800} height={600} eager={eager} onError={() => undefined} />,
  );
  return {
    state: container.querySelector('img')?.dataset.state,
    isBlurred: container.querySelector('canvas') !== null,
  };
}

afterEach(() => jest.restoreAllMocks());

test.each([true, false])('a picture starts blurred only if it is not loaded yet (eager: %s)', (eager) => {
  expect(show(true, eager)).toEqual({ state: 'shown', isBlurred: false });
  expect(show(false, eager)).toEqual({ state: 'awaited', isBlurred: true });
});
