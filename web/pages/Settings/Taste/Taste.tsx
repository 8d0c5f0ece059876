import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { TasteQuery } from '../../../__generated__/TasteQuery.graphql';
import { useLanguage } from '../../../device/language';
import { graphLanguage } from '../../../relay/graphLanguage';
import { Badge } from '../../../ui/Badge';
import { EraseTaste } from './EraseTaste';

const MAX_SHOWN = 12;

const Likes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Like = styled(Badge)`
  padding: 0.4rem 0.9rem;
  font-size: 0.9375rem;
  white-space: normal;
`;

/**
 * The member's strongest likes and dislikes, at most 12, and a button to erase the taste. If there are no likes and
 * dislikes, a text says so instead. Suspends while they load.
 */
export function Taste() {
  const language = graphLanguage(useLanguage());
  const { viewer } = useLazyLoadQuery<TasteQuery>(
    graphql`
      query TasteQuery($language: Language!) {
        viewer {
          taste {
            erasedAt
            preferences {
              concept {
                key
                label(language: $language)
              }
              weight
            }
          }
        }
      }
    `,
    { language },
    { fetchPolicy: 'store-and-network' }, // the taste may have changed since the last visit
  );
  if (!viewer.taste) return null;
  const { preferences, erasedAt } = viewer.taste;
  if (preferences.length === 0) {
    return (
      <p>
        <FormattedMessage id={erasedAt ? 'settings.tasteErased' : 'settings.tasteEmpty'} />
      </p>
    );
  }
  return (
    <>
      <Likes>
        {preferences.slice(0, MAX_SHOWN).map(({ concept: { key, label }, weight }) => (
          <li key={key}>
            {weight > 0 ? (
              <Like tone="saffron">{label}</Like>
            ) : (
              <Like>
                <FormattedMessage id="settings.tasteLess" values={{ concept: label }} />
              </Like>
            )}
          </li>
        ))}
      </Likes>
      <EraseTaste />
    </>
  );
}
