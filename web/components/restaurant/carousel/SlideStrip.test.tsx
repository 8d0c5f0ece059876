import { act, screen } from '@testing-library/react';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { SlideStrip } from './SlideStrip';

test('slides advance every 5 s while most of them is on the screen, and stop while only an edge is', () => {
  jest.useFakeTimers();
  let report: (entries: { intersectionRatio: number }[]) => void = () => undefined;
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
  act(() => report([{ intersectionRatio: 0.1 }]));
  wait();
  wait();
  expect(shown()).toBe('Bo');
  act(() => report([{ intersectionRatio: 0.6 }]));
  wait();
  expect(shown()).toBe('Cy');
  jest.useRealTimers();
  Object.assign(window, { IntersectionObserver: undefined });
});
