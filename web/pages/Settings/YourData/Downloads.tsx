import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { buttonStyle } from '../../../ui/Button';
import { FormatList } from './FormatList';
import { Part, PartHeading, PartText } from './parts';

const FileLink = styled.a`
  ${buttonStyle}
`;

/**
 * Links to files with a member's data. Only the JSON file contains all of the data. Each link names the member (uuid),
 * so that the browser never gets the file of another member who has signed in in another tab.
 */
export function Downloads({ memberId }: { memberId: string }) {
  const { formatMessage } = useIntl();
  return (
    <Part>
      <PartHeading>
        <FormattedMessage id="settings.dataTake" />
      </PartHeading>
      <PartText>
        <FormattedMessage id="settings.dataTakeText" />
      </PartText>
      <FormatList>
        {({ name, extension }) => (
          <FileLink
            href={`/api/export.${extension}?viewer=${memberId}`}
            aria-label={formatMessage({ id: 'settings.dataDownload' }, { format: name })}
          >
            <Download size={18} aria-hidden />
            {name}
          </FileLink>
        )}
      </FormatList>
    </Part>
  );
}
