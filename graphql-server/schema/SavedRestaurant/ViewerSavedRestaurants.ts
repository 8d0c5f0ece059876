import { listSaved } from '../../domain/saved/listSaved';
import { addViewerList } from '../addViewerList';
import { readWithExtras } from '../listExtras';
import { SavedRestaurant } from './SavedRestaurant';

/** One saved restaurant. */
export const SavedRestaurantEdge = addViewerList({
  field: 'savedRestaurants',
  node: SavedRestaurant,
  name: 'SavedRestaurant',
  list: 'saved_restaurants',
  descriptions: {
    edge: 'One saved restaurant.',
    page: 'A page of what the viewer keeps, newest first.',
    field: 'What the viewer keeps on the server, newest first; empty for all but members: a guest’s is on the device.',
  },
  read: readWithExtras(listSaved),
});
