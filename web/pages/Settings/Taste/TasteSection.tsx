import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { FallbackBoundary } from '../../../components/problems/FallbackBoundary';
import { Skeleton } from '../../../ui/Skeleton';
import { SettingsSection } from '../SettingsSection';
import { Taste } from './Taste';

const Text = styled.p`
  max-width: 34em;
  color: var(--ink-soft);
`;

/** The part of Settings about the member's taste. The page does not wait for this part. */
export function TasteSection() {
  return (
    <SettingsSection title={<FormattedMessage id="settings.taste" />}>
      <Text>
        <FormattedMessage id="settings.tasteText" />
      </Text>
      <FallbackBoundary
        show={
          <p>
            <FormattedMessage id="settings.tasteUnknown" />
          </p>
        }
      >
        <Suspense fallback={<Skeleton $width="100%" $height="2.5rem" aria-hidden />}>
          <Taste />
        </Suspense>
      </FallbackBoundary>
    </SettingsSection>
  );
}
