import { lazy } from 'react';
import styled from 'styled-components';

/** SavedControls. Its code is loaded only for long lists, because short lists do not have these controls. */
export const SavedControls = lazy(async () => ({ default: (await import('./SavedControls')).SavedControls }));

/** An empty space as high as SavedControls, shown while the code loads. */
export const ControlsSpace = styled.div`
  height: 46px;
  margin-top: 14px;
`;
