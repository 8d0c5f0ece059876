import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const five = [1, 2, 3, 4, 5];

/** The stars (1 to 5) that the reader gave, as a picture with a label for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const { formatMessage } = useIntl();
  return (
    <Row role="img" aria-label={formatMessage({ id: 'rating.yours' }, { stars })}>
      {five.map((star) => (
        <Star key={star} size={15} aria-hidden data-given={star <= stars} />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--control-line);
  svg[data-given='true'] {
    fill: var(--saffron);
    stroke: color-mix(in srgb, var(--saffron) 70%, var(--ink));
  }
`;
