import styled from 'styled-components';
import { IconButton } from '../../ui/IconButton';

/** The heart of a PlainRow: filled, because the row's restaurant is saved. */
export const PlainHeart = styled(IconButton)`
  svg {
    fill: var(--accent);
    color: var(--accent);
  }
`;
