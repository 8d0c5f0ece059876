import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox';

const onChoose = jest.fn();
const onEnter = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Cities({ all = ['Chicago', 'Denver', 'Phoenix'] }: { all?: string[] }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="City"
      text={text}
      onTextChange={setText}
      listLabel="Cities"
      options={all}
      optionKey={(city) => city}
      renderOption={(city) => city}
      isCurrent={(city) => city === 'Denver'}
      onChoose={onChoose}
      onEnter={onEnter}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'City' });
const highlighted = () => {
  const id = field().getAttribute('aria-activedescendant');
  const marked = screen.getAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');
  expect(marked.map((option) => option.id)).toEqual(id ? [id] : []);
  return marked[0]?.textContent;
};

test('the field is connected with its list, and the current option is marked', () => {
  render(<Cities />);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Cities' }).id);
  expect(screen.getByRole('option', { current: true })).toHaveTextContent('Denver');
});

test('arrows wrap around, Home and End go to the ends of the list, Enter chooses the highlighted option', async () => {
  render(<Cities />);
  await userEvent.click(field());
  expect(highlighted()).toBeUndefined();
  const presses: [string, string][] = [
    ['ArrowDown', 'Chicago'],
    ['ArrowDown', 'Denver'],
    ['End', 'Phoenix'],
    ['ArrowDown', 'Chicago'],
    ['ArrowUp', 'Phoenix'],
    ['Home', 'Chicago'],
  ];
  for (const [key, city] of presses) {
    await userEvent.keyboard(`{${key}}`);
    expect(highlighted()).toBe(city);
  }
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['Chicago']]);
  expect(onEnter).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
});

test('without a highlight, Home moves the text cursor, and the arrow up highlights the last option', async () => {
  render(<Cities />);
  await userEvent.type(field(), 'abc{Home}x');
  expect(field()).toHaveValue('xabc');
  await userEvent.keyboard('{ArrowUp}');
  expect(highlighted()).toBe('Phoenix');
});

test('Enter without a highlight calls onEnter with the text; a new list has no highlight', async () => {
  const { rerender } = render(<Cities />);
  await userEvent.type(field(), 'boise{ArrowDown}');
  rerender(<Cities all={['Boise', 'Boston']} />);
  expect(highlighted()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(onEnter.mock.calls).toEqual([['boise']]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press chooses an option, and the focus stays in the field', async () => {
  render(<Cities />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Phoenix' }));
  expect(onChoose.mock.calls).toEqual([['Phoenix']]);
  expect(field()).toHaveFocus();
});

test('the Enter key that ends the composition of a character does not call onEnter', () => {
  render(<Cities />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
});

test('an empty list is not shown, and the arrows do nothing', async () => {
  render(<Cities all={[]} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.type(field(), '{ArrowDown}{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
});
