import { useIntl } from 'react-intl';
import styled from 'styled-components';

/**
 * Props of SlideDots. The slides that are visible together are a page. `total`: the number of pages; `current`: the
 * index of the shown page, from 0; `numberOf`: the number of the first restaurant of a page, from 1.
 */
export type SlideDotsProps = {
  total: number;
  current: number;
  numberOf: (index: number) => number;
  onChoose: (index: number) => void;
};

/** One dot for each page, large enough to press. The dot of the shown page is longer. */
export function SlideDots({ total, current, numberOf, onChoose }: SlideDotsProps) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      {Array.from({ length: total }, (_, index) => index).map((index) => (
        <Dot
          key={index}
          type="button"
          aria-label={formatMessage({ id: 'carousel.show' }, { number: numberOf(index) })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
`;
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 26px;
  height: 32px;
  padding: 0;
  border: 0;
  background: transparent;
  @media (max-width: 719px) {
    width: 24px;
  }
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 8px;
    background: var(--control-line);
    @media (forced-colors: active) {
      background: ButtonText; /* other backgrounds are not visible then */
    }
  }
  &[aria-current]::before {
    width: 18px;
    background: var(--accent);
    @media (forced-colors: active) {
      background: HighlightText;
    }
  }
`;
