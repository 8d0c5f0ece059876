import { graphql } from 'react-relay';

/** The query of SearchResults. Its variables come from searchVariables. */
export const searchResultsQuery = graphql`
  query SearchResultsQuery(
    $query: String!
    $area: AreaInput!
    $mood: Mood
    $filter: RestaurantFilter!
    $withoutChipKeys: [String!]
    $sort: SearchSort!
    $skip: Int!
    $first: Int!
    $language: Language!
  ) {
    viewer {
      ...ResultRow_viewer
      ...NearMisses_viewer
      ...RestaurantCarousel_viewer
    }
    searchRestaurants(
      query: $query
      area: $area
      mood: $mood
      filter: $filter
      withoutChipKeys: $withoutChipKeys
      sort: $sort
      skip: $skip
      first: $first
    ) @required(action: THROW) {
      totalCount
      edges {
        node {
          id
          isSample
          priceRange
          coordinates {
            latitude
          }
          externalListings {
            ratingSummary {
              average
            }
          }
          ratingSummary {
            average
          }
        }
        reasons {
          field
          text
          label(language: $language)
          concept {
            key
          }
        }
        unknownConcepts {
          key
          label(language: $language)
        }
        ...ResultRow_edge
        ...ResultsMap_edges
        ...RestaurantCarousel_edges
      }
      interpretation {
        chips {
          key
          kind
          label(language: $language)
          text
        }
      }
      area {
        city {
          shortName
        }
      }
      unlistedFacts
      facets {
        priceRanges {
          value
        }
        dietary {
          value
        }
      }
      ...NoResults_connection
      nearMisses {
        node {
          id
        }
        met {
          key
        }
      }
      ...NearMisses_connection
      ...Notices_connection
      ...useNoticed_connection
      ...ResultsHead_connection
    }
  }
`;
