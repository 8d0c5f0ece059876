import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import korean from '../../../intl/messages/ko.json';
import type { GraphReason } from './informativeReasons';
import { useReasonWords } from './useReasonWords';

function Reasons({ reasons }: { reasons: readonly GraphReason[] }) {
  return <p>{useReasonWords()(reasons)}</p>;
}

const show = (...reasons: GraphReason[]) =>
  render(
    <IntlProvider locale="ko" messages={korean}>
      <Reasons reasons={reasons} />
    </IntlProvider>,
  );

test('a quote from a description is marked as English, and the words around it are not', () => {
  show({ field: 'DESCRIPTION', text: 'A porch that fills with bicycles.', label: '', marks: [] });
  const quote = screen.getByText('A porch that fills with bicycles.');
  expect(quote).toHaveAttribute('lang', 'en');
  expect(quote.closest('p')).toHaveTextContent('“A porch that fills with bicycles.”');
  expect(quote.closest('p')).not.toHaveAttribute('lang');
});
