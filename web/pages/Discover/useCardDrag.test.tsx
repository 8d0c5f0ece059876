import { fireEvent, render, screen } from '@testing-library/react';
import { useCardDrag } from './useCardDrag';

/** Moves a finger or the mouse. `heard`: how many moves reach the parent, where react-tinder-card would listen. */
function touch(path: readonly (readonly [number, number])[], pointerType = 'touch') {
  const heard = jest.fn();
  const decided = jest.fn();
  function Card() {
    return (
      <div data-testid="card" {...useCardDrag({ onDecide: decided, onCancel: () => undefined })}>
        <span data-side="right" data-testid="stamp" />
      </div>
    );
  }
  render(
    <div
      ref={(around) => {
        around?.addEventListener('touchmove', heard);
      }}
    >
      <Card />
    </div>,
  );
  const card = screen.getByTestId('card');
  const point = (type: string, [clientX, clientY]: readonly [number, number]) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY }); // jsdom has no PointerEvent
    fireEvent(card, Object.assign(event, { pointerType, isPrimary: true }));
  };
  point('pointerdown', [0, 0]);
  for (const place of path) {
    point('pointermove', place);
    fireEvent.touchMove(card);
  }
  point('pointerup', path.at(-1) ?? [0, 0]);
  return { heard: heard.mock.calls.length, decided: decided.mock.calls.flat() };
}

test('a touch that first goes up moves no card and does not call onDecide, even if it goes sideways later', () => {
  expect(
    touch([
      [1, -9],
      [20, -60],
      [150, -90],
    ]),
  ).toEqual({ heard: 0, decided: [] });
});

test('a touch that first goes sideways moves the card and calls onDecide', () => {
  expect(
    touch([
      [9, -2],
      [60, -30],
      [130, -60],
    ]),
  ).toEqual({ heard: 3, decided: ['right'] });
});

test('after a drag, the hook shows no stamp, because the drag of a card that cannot be decided yet changes nothing', () => {
  touch([
    [9, -2],
    [130, -2],
  ]);
  expect(screen.getByTestId('stamp')).toHaveStyle({ opacity: '0' });
});

test('a mouse drag to the right calls onDecide, even if it first goes up', () => {
  expect(
    touch(
      [
        [1, -9],
        [130, -10],
      ],
      'mouse',
    ).decided,
  ).toEqual(['right']);
});
