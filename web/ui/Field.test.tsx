import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select';
import { TextArea } from './TextArea';

test('a text area has a label, a hint and an error', () => {
  render(<TextArea label="Details" hint="No passwords, please." error="Too long" />);
  const area = screen.getByRole('textbox', { name: 'Details' });
  expect(area).toHaveAccessibleDescription('No passwords, please. Too long');
  expect(area).toBeInvalid();
});

test('a select reports the chosen value', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ] as const;
  render(<Select label="Which?" options={options} value="a" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which?' }), 'Second');
  expect(onChange).toHaveBeenCalledWith('b');
});
