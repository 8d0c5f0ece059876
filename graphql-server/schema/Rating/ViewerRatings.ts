import { listRatings } from '../../domain/ratings/listRatings';
import { addViewerList } from '../addViewerList';
import { readWithExtras } from '../listExtras';
import { Rating } from './Rating';

/** The GraphQL edge of a rating in the viewer's ratings. */
export const RatingEdge = addViewerList({
  field: 'ratings',
  node: Rating,
  name: 'Rating',
  list: 'user_ratings',
  descriptions: {
    edge: 'One rating.',
    page: 'A page of the viewer’s ratings, newest first.',
    field: 'The viewer’s ratings, newest first; empty unless the viewer is a member.',
  },
  read: readWithExtras(listRatings),
});
