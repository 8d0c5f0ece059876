import styled from 'styled-components';
import { Button } from '../../ui/Button';

/** The red button that opens a dialog, which asks before something is deleted. */
export const DangerButton = styled(Button)`
  justify-self: start;
  border-color: var(--danger);
  color: var(--danger);
`;
