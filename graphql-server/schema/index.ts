import './scalars';
import './node';

import './Contact/Contact';
import './Contact/sendDataRequest';

import './DiaryEntry/ViewerDiary';
import './DiaryEntry/addDiaryEntry';
import './DiaryEntry/removeDiaryEntry';
import './DiaryEntry/updateDiaryEntry';
import './Rating/ViewerRatings';
import './Rating/rateRestaurant';

import './Restaurant/Restaurant';
import './SavedRestaurant/ViewerSavedRestaurants';
import './SavedRestaurant/importGuestSaves';
import './SavedRestaurant/saveRestaurant';
import './SavedRestaurant/unsaveRestaurant';
import './Search/searchRestaurants';
import './SearchHistory/ViewerSearchHistory';
import './SearchHistory/clearSearchHistory';
import './SearchHistory/recordSearch';
import './Settings/Settings';
import './Settings/updateSettings';
import './Viewer/SignInProvider';
import './Viewer/Viewer';
import './Viewer/confirmEmail';
import './Viewer/continueAsGuest';
import './Viewer/linkSignIn';
import './Viewer/login';
import './Viewer/logout';
import './Viewer/register';
import './Viewer/requestPasswordReset';
import './Viewer/resetPassword';
import './Viewer/transferSignIn';
import { builder } from './builder';

/** The graph, whole: every file that adds to it is imported above. */
export const schema = builder.toSchema();
