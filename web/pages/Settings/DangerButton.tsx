import styled from 'styled-components';
import { Button } from '../../ui/Button';

/** A red button, for opening a dialog that asks for confirmation before something is deleted. */
export const DangerButton = styled(Button)`
  justify-self: start;
  border-color: var(--danger);
  color: var(--danger);
`;
