import { pictureCredit } from '../../facts/pictureCredit';
import { dimensionsOf } from '../../images/dimensionsOf';
import { ILLUSTRATION_CREDIT } from '../../images/illustrations/illustrationCredit';
import type { PictureSize as Size } from '../../images/pictureSizes';
import type { PlacePicture } from '../../images/picturesOf';
import type { Card } from '../../search/index/loadCards';
import { builder } from '../builder';

const PictureSize = builder.enumType('PictureSize', {
  description: 'The size of a picture, in pixels. New values may be added.',
  values: {
    SMALL: { value: '600x400' satisfies Size, description: '600 x 400, cropped.' },
    MEDIUM: { value: '800x600' satisfies Size, description: '800 x 600, cropped.' },
    LARGE: { value: '1920x1280' satisfies Size, description: 'The whole picture, at most 1920 x 1280.' },
  } as const,
});

const sizeArgs = builder.args((t) => ({
  size: t.field({
    type: PictureSize,
    required: true,
    defaultValue: '600x400',
    description: 'The size of the picture.',
  }),
}));

/** The data of a picture. */
export interface PictureShape extends PlacePicture {
  /** The restaurant. Its sources decide the credit of a photo. Null for the picture of a RestaurantSnapshot. */
  restaurant: Card | null;
}

/** The GraphQL type of a picture of a restaurant. The picture has URLs on this server. */
export const Picture = builder.objectRef<PictureShape>('Picture').implement({
  description: 'A picture of a restaurant.',
  fields: (t) => ({
    path: t.string({
      description: 'The path on this server. The picture at this path never changes.',
      args: sizeArgs,
      resolve: ({ source }, { size }, { pictures }) => pictures.of(source, size) ?? '',
    }),
    url: t.field({
      type: 'URL',
      description: 'The complete URL, for pages on other sites. The picture at this URL never changes.',
      args: sizeArgs,
      resolve: ({ source }, { size }, { pictures, site }) => `${site}${pictures.of(source, size) ?? ''}`,
    }),
    width: t.int({
      nullable: true,
      description: 'The width at the requested size, in pixels; null if this server does not know it.',
      args: sizeArgs,
      resolve: ({ source }, { size }, { pictures }) => dimensionsOf(source, size, pictures)?.width ?? null,
    }),
    height: t.int({
      nullable: true,
      description: 'The height at the requested size, in pixels; null if this server does not know it.',
      args: sizeArgs,
      resolve: ({ source }, { size }, { pictures }) => dimensionsOf(source, size, pictures)?.height ?? null,
    }),
    credit: t.string({
      nullable: true,
      description: 'The credit to show with the picture; null when the credit is unknown.',
      resolve: ({ isIllustration, restaurant }) =>
        isIllustration ? ILLUSTRATION_CREDIT : restaurant && pictureCredit(restaurant, restaurant.sources),
    }),
    blurHash: t.exposeString('placeholder', {
      nullable: true,
      description: 'The BlurHash, to show while the picture loads; null when it has not been computed.',
    }),
    isIllustration: t.exposeBoolean('isIllustration', {
      description: 'True for a drawing. It shows dishes that suit the restaurant, not real dishes of the restaurant.',
    }),
  }),
});
