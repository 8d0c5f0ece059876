import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';
import { Switch } from './Switch';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: '二', lang: 'zh', note: 'Two' },
] as const;

function Choices() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  const [on, setOn] = useState(true);
  return (
    <>
      <RadioGroup legend="Number" options={options} value={value} onChange={setValue} />
      <Switch label="Keep" hint="for later" checked={on} onChange={setOn} />
    </>
  );
}

test('a radio group has a name; a press or an arrow key chooses an option', async () => {
  render(<Choices />);
  expect(screen.getByRole('radiogroup', { name: 'Number' })).toBeInTheDocument();
  const two = screen.getByRole('radio', { name: '二 Two' });
  expect(two).toHaveAttribute('value', 'two');
  await userEvent.click(screen.getByText('二'));
  expect(two).toBeChecked();
  expect(screen.getByText('二')).toHaveAttribute('lang', 'zh');
  act(() => two.focus());
  await userEvent.keyboard('{ArrowUp>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'One' })).toBeChecked());
});

test('a switch has a name and a description; a press on the switch or its label, or Space, changes it', async () => {
  render(<Choices />);
  const toggle = screen.getByRole('switch', { name: 'Keep' });
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAccessibleDescription('for later');
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
  await userEvent.click(screen.getByText('Keep'));
  expect(toggle).toBeChecked();
  await userEvent.keyboard(' ');
  expect(toggle).not.toBeChecked();
});
