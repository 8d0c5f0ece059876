import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ShareButton_restaurant$key } from '../../../__generated__/ShareButton_restaurant.graphql';
import { share } from '../../../device/share';
import { IconButton } from '../../../ui/IconButton';
import { useToast } from '../../../ui/Toast';
import { cityLine } from '../facts/cityLine';

const copiedShownMs = 2000;

/** Passes the page on by the device's sheet, else copies its link and says so for two seconds. */
export function ShareButton({ restaurant }: { restaurant: ShareButton_restaurant$key }) {
  const { uuid, name, neighborhood, address } = useFragment(
    graphql`
      fragment ShareButton_restaurant on Restaurant {
        uuid
        name
        neighborhood {
          name
        }
        address {
          city
          region
        }
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const onClick = async () => {
    const outcome = await share({
      title: name,
      text: formatMessage({ id: 'restaurant.shareText' }, { name, place: neighborhood?.name ?? cityLine(address) }),
      url: `${window.location.origin}/restaurant/${uuid}`,
    });
    if (outcome === 'copied') setCopied((times) => times + 1);
    if (outcome === 'failed') {
      showToast({
        title: formatMessage({ id: 'save.failedTitle' }),
        description: formatMessage({ id: 'restaurant.copyFailed' }),
        tone: 'destructive',
      });
    }
  };
  return (
    <Row>
      <Said role="status">{copied > 0 && <FormattedMessage id="restaurant.linkCopied" />}</Said>
      <IconButton label={formatMessage({ id: 'restaurant.share' })} onClick={onClick}>
        {copied > 0 ? <Check size={21} aria-hidden /> : <Share2 size={21} aria-hidden />}
      </IconButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;
const Said = styled.span`
  color: var(--success);
  font-weight: 620;
  white-space: nowrap;
`;
