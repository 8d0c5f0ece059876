import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

test('label, hint and error are connected with the field', () => {
  const { rerender } = render(<TextField label="Email" optional="(optional)" hint="We write rarely." />);
  const field = screen.getByRole('textbox', { name: 'Email (optional)' });
  expect(screen.getByText('Email')).toHaveTextContent('Email (optional)');
  expect(field).toHaveAccessibleDescription('We write rarely.');
  expect(field).not.toHaveAttribute('aria-invalid');
  rerender(<TextField label="Email" hint="We write rarely." error="This email is taken" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We write rarely. This email is taken');
  expect(screen.getByRole('textbox')).toBeInvalid();
});
