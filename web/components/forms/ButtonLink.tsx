import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyle } from '../../ui/Button';

/** A link inside the app that looks like a button: data-tone and data-wide work like Button's props tone and wide. */
export const ButtonLink = styled(Link)`
  ${buttonStyle}
`;
