import type { PictureSize as Size } from '../../images/pictureSizes';
import type { PlacePicture } from '../../images/picturesOf';
import { builder } from '../builder';

const PictureSize = builder.enumType('PictureSize', {
  description: 'How large a picture is wanted, in pixels.',
  values: {
    CARD: { value: '600x400' satisfies Size, description: '600 x 400, cropped.' },
    CAROUSEL: { value: '800x600' satisfies Size, description: '800 x 600, cropped.' },
    FULL: { value: '1920x1280' satisfies Size, description: 'The whole picture, at most 1920 x 1280.' },
  } as const,
});

/** A picture of a place, under this server's own addresses. */
export const Picture = builder.objectRef<PlacePicture>('Picture').implement({
  description: 'A picture of a restaurant.',
  fields: (t) => ({
    url: t.string({
      description: 'Its path on this server; what stands there never changes.',
      args: {
        size: t.arg({
          type: PictureSize,
          required: true,
          defaultValue: '600x400',
          description: 'How large it is wanted.',
        }),
      },
      resolve: ({ source }, { size }, { pictures }) => pictures.of(source, size) ?? '',
    }),
    placeholder: t.exposeString('placeholder', {
      nullable: true,
      description: 'Its BlurHash, to show while it is on its way; null where nobody has worked it out yet.',
    }),
    isIllustration: t.exposeBoolean('isIllustration', {
      description: 'True for a drawing of what the kitchen serves, which does not show the place itself.',
    }),
  }),
});
