import { act, screen } from '@testing-library/react';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { SlideStrip } from './SlideStrip';

test('slides advance every 5 s while they are on the screen, and stop while they are not on the screen', () => {
  jest.useFakeTimers();
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(tell: typeof report) {
      report = tell;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const slides = ['Ada', 'Bo', 'Cy'].map((name) => ({ id: name, name, content: name }));
  renderWithRelay(<SlideStrip title="Finds" heading="h2" slides={slides} plays slidesPerRow={null} />);
  const shown = () => screen.getAllByRole('group').find((slide) => slide.dataset.shown === 'true')?.textContent;
  const wait = () => act(() => void jest.advanceTimersByTime(5000));
  expect(shown()).toBe('Ada');
  wait();
  expect(shown()).toBe('Bo');
  act(() => report([{ isIntersecting: false }]));
  wait();
  wait();
  expect(shown()).toBe('Bo');
  act(() => report([{ isIntersecting: true }]));
  wait();
  expect(shown()).toBe('Cy');
  jest.useRealTimers();
  Object.assign(window, { IntersectionObserver: undefined });
});
