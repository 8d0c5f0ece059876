import './scalars';
import './node';
import './Restaurant/Restaurant';
import './SavedRestaurant/saveRestaurant';
import './SavedRestaurant/unsaveRestaurant';
import './Search/searchRestaurants';
import './Settings/Settings';
import './Settings/updateSettings';
import './Viewer/Viewer';
import './Viewer/continueAsGuest';
import './Viewer/login';
import './Viewer/logout';
import './Viewer/register';
import { builder } from './builder';

/** The graph, whole: every file that adds to it is imported above. */
export const schema = builder.toSchema();
