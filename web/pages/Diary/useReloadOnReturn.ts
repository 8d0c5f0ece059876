import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { useReturn } from '../../device/useReturn';
import { useQuietReload } from '../useQuietReload';

/**
 * Sends the query of the shown view again when the user returns to this tab, because the diary may have changed in
 * another tab or on another device.
 */
export function useReloadOnReturn<Query extends OperationType>(
  artifact: ConcreteRequest,
  variables: Query['variables'],
) {
  const { reload } = useQuietReload<Query>(artifact);
  useReturn(() => reload(variables));
}
