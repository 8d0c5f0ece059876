import { lazy } from 'react';
import styled from 'styled-components';

/** SavedControls, which only long lists have: its code comes then. */
export const SavedControls = lazy(async () => ({ default: (await import('./SavedControls')).SavedControls }));

/** As high as SavedControls, while its code is on its way. */
export const ControlsSpace = styled.div`
  height: 46px;
  margin-top: 14px;
`;
