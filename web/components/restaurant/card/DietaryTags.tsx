import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Badge } from '../../../ui/Badge';
import { DietaryWord } from '../facts/DietaryWord';

const shownAtMost = 3;

/** At most three dietary options, then the number of the other options. Shows nothing when there are no options. */
export function DietaryTags({ options }: { options: readonly string[] }) {
  if (options.length === 0) return null;
  const hidden = options.length - shownAtMost;
  return (
    <Row>
      {options.slice(0, shownAtMost).map((option) => (
        <Badge as="li" key={option}>
          <DietaryWord option={option} />
        </Badge>
      ))}
      {hidden > 0 && (
        <Badge as="li">
          <FormattedMessage id="card.more" values={{ count: hidden }} />
        </Badge>
      )}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
`;
