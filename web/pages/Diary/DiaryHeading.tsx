import { FormattedMessage } from 'react-intl';
import { useViewer } from '../../session/useViewer';

/** The diary's title, with the member's first name if it is known. */
export function DiaryHeading() {
  const firstName = useViewer().user?.firstName?.trim();
  return (
    <h1>
      {firstName ? (
        <FormattedMessage id="diary.titleOf" values={{ name: <bdi>{firstName}</bdi> }} />
      ) : (
        <FormattedMessage id="diary.title" />
      )}
    </h1>
  );
}
