import type {
  DietaryOption as Diet,
  Feature as Fact,
  GemType as Gem,
  MealTime as Meal,
  PriceRange as Price,
  Audience as Whom,
} from '../../facts/facts';
import type { OperatingStatus as Status } from '../../facts/operatingStatus';
import { builder } from '../builder';

/** The three badges; the values are the words in the database. */
export const GemType = builder.enumType('GemType', {
  description: 'The badge of a restaurant. New values may be added.',
  values: {
    HIDDEN_GEM: { value: 'Hidden Gem' satisfies Gem, description: 'Little known and worth finding.' },
    TRENDING: { value: 'Trending' satisfies Gem, description: 'Many people talk about it now.' },
    LOCAL_FAVORITE: {
      value: 'Local Favorite' satisfies Gem,
      description: 'An independent place that is open to the public and earned no other badge.',
    },
  } as const,
});

/** Who can eat at a place; the values are the words in the database. */
export const Audience = builder.enumType('Audience', {
  description:
    'Who can eat at a place. Official registers list every kitchen of a city, including kitchens that are not ' +
    'public. discoverDeck, searches without words, and counts such as neighborCount contain only PUBLIC places. A ' +
    'search finds any other place only by its whole name (a final "Restaurant" may be missing). It also finds a ' +
    'stall by the name of its venue. New values may be added.',
  values: {
    PUBLIC: {
      value: 'public' satisfies Whom,
      description: 'Everybody: no source and no rule of Fuud (see provenance) says otherwise.',
    },
    VENUE_STALL: {
      value: 'stall' satisfies Whom,
      description:
        'People inside a venue, e.g. at a stand in a stadium. A search for the name of the venue also finds the place.',
    },
    INSTITUTION: {
      value: 'institution' satisfies Whom,
      description: 'People of an institution, e.g. a school, a hospital, a care home, a church or a company.',
    },
    EVENTS: {
      value: 'events' satisfies Whom,
      description: 'Guests of a banquet or a private party, or members of a club.',
    },
    STORE: {
      value: 'counter' satisfies Whom,
      description: 'Customers of a shop that sells food, e.g. a supermarket, a gas station or a pharmacy.',
    },
    SUPPLIER: {
      value: 'supplier' satisfies Whom,
      description: 'Nobody; the place is e.g. a caterer, a shared kitchen, a wholesaler or a factory.',
    },
  } as const,
});

/** Whether a place is in business. Its opening hours do not matter. */
export const OperatingStatus = builder.enumType('OperatingStatus', {
  description: 'Whether a place is in business. Its hours show when it is open. New values may be added.',
  values: {
    OPERATING: { value: 'OPERATING' satisfies Status, description: 'In business. Only LiveFacts can have this value.' },
    TEMPORARILY_CLOSED: {
      value: 'TEMPORARILY_CLOSED' satisfies Status,
      description:
        'Closed for a while, according to Google. Only LiveFacts can have this value; the catalog does not store it.',
    },
    PERMANENTLY_CLOSED: { value: 'PERMANENTLY_CLOSED' satisfies Status, description: 'Closed permanently.' },
  } as const,
});

/** The diets; the values are the words in the database. */
export const DietaryOption = builder.enumType('DietaryOption', {
  description:
    'A diet for which a restaurant has dishes, according to its sources or its name. For an allergy, do not rely on ' +
    'this value; ask the restaurant. New values may be added.',
  values: {
    VEGETARIAN: { value: 'vegetarian' satisfies Diet, description: 'No meat or fish.' },
    VEGAN: { value: 'vegan' satisfies Diet, description: 'Nothing from animals.' },
    GLUTEN_FREE: { value: 'gluten-free' satisfies Diet, description: 'No gluten.' },
    HALAL: { value: 'halal' satisfies Diet, description: 'Halal.' },
    KOSHER: { value: 'kosher' satisfies Diet, description: 'Kosher.' },
    DAIRY_FREE: { value: 'dairy-free' satisfies Diet, description: 'No milk or milk products.' },
    NUT_FREE: { value: 'nut-free' satisfies Diet, description: 'No nuts.' },
    KETO: { value: 'keto' satisfies Diet, description: 'Ketogenic: very few carbohydrates.' },
    PALEO: { value: 'paleo' satisfies Diet, description: 'Paleo: no grains, dairy or refined sugar.' },
  } as const,
});

/** The features of a place apart from its food; the values are the words in the database. */
export const Feature = builder.enumType('Feature', {
  description:
    'A known property of a restaurant apart from its food. A restaurant’s list of features may be incomplete. New ' +
    'values may be added.',
  values: {
    TAKEOUT: { value: 'takeout' satisfies Fact, description: 'Food to take away.' },
    DELIVERY: { value: 'delivery' satisfies Fact, description: 'The restaurant or a service delivers the food.' },
    DRIVE_THROUGH: { value: 'drive-through' satisfies Fact, description: 'Staff serve people in cars at a window.' },
    OUTDOOR_SEATING: { value: 'outdoor-seating' satisfies Fact, description: 'Tables outside.' },
    INDOOR_SEATING: { value: 'indoor-seating' satisfies Fact, description: 'Tables inside.' },
    COUNTER_SEATING: { value: 'counter-seating' satisfies Fact, description: 'Seats at a counter or bar.' },
    BOOTHS: { value: 'booths' satisfies Fact, description: 'Booths.' },
    COMMUNAL_TABLES: { value: 'communal-tables' satisfies Fact, description: 'Tables shared with others.' },
    PRIVATE_ROOM: { value: 'private-room' satisfies Fact, description: 'A separate room for a group.' },
    FULL_BAR: { value: 'full-bar' satisfies Fact, description: 'Spirits as well as beer and wine.' },
    BYOB: { value: 'byob' satisfies Fact, description: 'Guests may bring their own bottle.' },
    HAPPY_HOUR: { value: 'happy-hour' satisfies Fact, description: 'Cheaper drinks or food at certain hours.' },
    BRUNCH: { value: 'brunch' satisfies Fact, description: 'Brunch.' },
    LIVE_MUSIC: { value: 'live-music' satisfies Fact, description: 'Music played live.' },
    SPORTS_ON_TV: { value: 'sports-on-tv' satisfies Fact, description: 'Sports on screens.' },
    QUIET: { value: 'quiet' satisfies Fact, description: 'Quiet enough to talk in a low voice.' },
    LIVELY: { value: 'lively' satisfies Fact, description: 'Lively.' },
    LOUD: { value: 'loud' satisfies Fact, description: 'Loud.' },
    GOOD_FOR_GROUPS: { value: 'good-for-groups' satisfies Fact, description: 'Suitable for groups.' },
    KID_FRIENDLY: { value: 'kid-friendly' satisfies Fact, description: 'Suitable for children.' },
    HIGH_CHAIRS: { value: 'high-chairs' satisfies Fact, description: 'High chairs for small children.' },
    DOG_FRIENDLY: { value: 'dog-friendly' satisfies Fact, description: 'Dogs are welcome, at least outside.' },
    WHEELCHAIR_ACCESSIBLE: {
      value: 'wheelchair-accessible' satisfies Fact,
      description: 'Accessible in a wheelchair.',
    },
    WIFI: { value: 'wifi' satisfies Fact, description: 'Wi-Fi for guests.' },
    PARKING: { value: 'parking' satisfies Fact, description: 'The restaurant has its own parking.' },
    COUNTER_SERVICE: { value: 'counter-service' satisfies Fact, description: 'Guests order at the counter.' },
    TABLE_SERVICE: { value: 'table-service' satisfies Fact, description: 'Staff serve guests at the table.' },
    CASH_ONLY: { value: 'cash-only' satisfies Fact, description: 'No cards.' },
  } as const,
});

/** The four price levels; the values are the words in the database. */
export const PriceRange = builder.enumType('PriceRange', {
  description: 'How expensive a restaurant is. New values may be added.',
  values: {
    INEXPENSIVE: { value: '$' satisfies Price, description: '$: cheap.' },
    MODERATE: { value: '$$' satisfies Price, description: '$$: as expensive as most places.' },
    EXPENSIVE: { value: '$$$' satisfies Price, description: '$$$: expensive.' },
    VERY_EXPENSIVE: { value: '$$$$' satisfies Price, description: '$$$$: among the most expensive.' },
  } as const,
});

/** The meals; the values are the words in the database. */
export const MealTime = builder.enumType('MealTime', {
  description: 'A meal of the day. New values may be added.',
  values: {
    BREAKFAST: { value: 'breakfast' satisfies Meal, description: 'Breakfast.' },
    BRUNCH: { value: 'brunch' satisfies Meal, description: 'Brunch.' },
    LUNCH: { value: 'lunch' satisfies Meal, description: 'Lunch.' },
    DINNER: { value: 'dinner' satisfies Meal, description: 'Dinner.' },
  } as const,
});
