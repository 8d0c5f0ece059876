import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { FallbackBoundary } from '../../../components/problems/FallbackBoundary';
import { Skeleton } from '../../../ui/Skeleton';
import { SettingsSection } from '../SettingsSection';

const YourData = lazy(async () => ({ default: (await import('./YourData')).YourData }));

/** The part of Settings to export and import data. Its code loads after the page. */
export function YourDataSection() {
  return (
    <SettingsSection title={<FormattedMessage id="settings.data" />}>
      <FallbackBoundary
        show={
          <p>
            <FormattedMessage id="settings.tasteUnknown" />
          </p>
        }
      >
        <Suspense fallback={<Skeleton $width="100%" $height="9rem" aria-hidden />}>
          <YourData />
        </Suspense>
      </FallbackBoundary>
    </SettingsSection>
  );
}
