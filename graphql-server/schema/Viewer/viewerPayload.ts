import type { Viewer as ViewerShape } from '../../Viewer';
import { payloadType } from '../errors/UserError';
import { Viewer } from './Viewer';

/** Makes the payload type of a mutation that changes who the viewer is. */
export function viewerPayload(mutation: string) {
  return payloadType<{ viewer: ViewerShape }>(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    description: `The answer to ${mutation}.`,
    fields: (t) => ({
      viewer: t.field({
        type: Viewer,
        nullable: true,
        description: 'The viewer after the mutation; null when the mutation was refused.',
        resolve: ({ viewer }) => viewer,
      }),
    }),
  });
}
