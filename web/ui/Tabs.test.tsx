import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

function Pair() {
  const [value, setValue] = useState<'a' | 'b'>('a');
  return (
    <Tabs
      label="Pages"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'a', label: 'First', content: <p>one</p> },
        { value: 'b', label: 'Second', content: <p>two</p> },
      ]}
    />
  );
}

test('only the panel of the chosen tab is shown; a press or an arrow key chooses a tab', async () => {
  render(<Pair />);
  expect(screen.getByRole('tablist', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('one');
  await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('two');
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('one')).toBeInTheDocument();
});

test('Home and End choose the first and last tab; arrows wrap around; the Tab key skips the other tabs', async () => {
  render(<Pair />);
  const [first, second] = screen.getAllByRole('tab');
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
