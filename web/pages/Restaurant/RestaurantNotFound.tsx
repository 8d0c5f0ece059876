import { useIntl } from 'react-intl';
import { ProblemScreen } from '../../components/problems/ProblemScreen';
import { Button } from '../../ui/Button';
import { usePageTitle } from '../usePageTitle';
import { useGoBack } from './useGoBack';

/** The page that is shown when no restaurant has the uuid of the URL. */
export function RestaurantNotFound() {
  const { formatMessage } = useIntl();
  const goBack = useGoBack();
  const title = formatMessage({ id: 'restaurant.notFound' });
  usePageTitle(title);
  return (
    <ProblemScreen title={title} text={formatMessage({ id: 'restaurant.notFoundText' })}>
      <Button tone="primary" onClick={goBack}>
        {formatMessage({ id: 'restaurant.goBack' })}
      </Button>
    </ProblemScreen>
  );
}
