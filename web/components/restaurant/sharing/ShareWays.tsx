import { Camera, Check, Link, MessageCircle, MessageSquare, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { copyText } from '../../../device/copyText';
import { type Shareable, share } from '../../../device/share';
import { useToast } from '../../../ui/Toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const copiedShownMs = 2000;
const instagram = 'https://www.instagram.com/';

/**
 * The five ways to share. The links to Messages and Twitter contain the text and the URL. No link can pass a text to
 * Instagram, so the two buttons for Instagram open the device's share sheet. If there is no share sheet or it fails,
 * these buttons copy the text and the URL, so that the user can paste them. The fifth way is a button that copies
 * only the URL.
 */
export function ShareWays({ page }: { page: Shareable }) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [copied, setCopied] = useState(0);
  const [toPaste, setToPaste] = useState(false);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const fail = () =>
    showToast({
      title: formatMessage({ id: 'save.failedTitle' }),
      description: formatMessage({ id: 'restaurant.copyFailed' }),
      tone: 'destructive',
    });
  const copyLink = async () => {
    if (await copyText(page.url)) setCopied((times) => times + 1);
    else fail();
  };
  const toInstagram = async () => {
    const outcome = await share(page);
    setToPaste(outcome === 'copied');
    if (outcome === 'failed') fail();
  };
  const message = encodeURIComponent(`${page.text} ${page.url}`);
  const tweet = `https://twitter.com/intent/tweet?text=${encodeURIComponent(page.text)}&url=${encodeURIComponent(page.url)}`;
  return (
    <>
      <Ways>
        <Way as="a" data-first-focus href={`sms:?&body=${message}`}>
          <MessageSquare size={20} aria-hidden />
          <FormattedMessage id="sharing.messages" />
        </Way>
        <Way as="a" href={tweet} target="_blank" rel="noopener noreferrer">
          <Send size={20} aria-hidden />
          <span>
            Twitter
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="restaurant.newTab" />
            </VisuallyHidden>
          </span>
        </Way>
        <Way type="button" onClick={() => void toInstagram()}>
          <Camera size={20} aria-hidden />
          <FormattedMessage id="sharing.story" />
        </Way>
        <Way type="button" onClick={() => void toInstagram()}>
          <MessageCircle size={20} aria-hidden />
          <FormattedMessage id="sharing.direct" />
        </Way>
        <Way type="button" data-wide onClick={() => void copyLink()}>
          {copied > 0 ? <Check size={20} aria-hidden /> : <Link size={20} aria-hidden />}
          <FormattedMessage id="sharing.copy" />
        </Way>
        <Copied role="status">{copied > 0 && <FormattedMessage id="restaurant.linkCopied" />}</Copied>
      </Ways>
      <NextStep role="status">
        {toPaste && (
          <>
            <FormattedMessage id="sharing.paste" />{' '}
            <a href={instagram} target="_blank" rel="noopener noreferrer">
              <FormattedMessage id="sharing.openInstagram" />
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="restaurant.newTab" />
              </VisuallyHidden>
            </a>
          </>
        )}
      </NextStep>
    </>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;
const Way = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--raised);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  &:hover {
    border-color: var(--ink);
  }
  &[data-wide] {
    grid-row: 3;
    grid-column: 1 / -1;
    justify-content: center;
  }
  > svg {
    flex: none;
    color: var(--accent);
  }
`;
/** This text covers the button that copies the link, so nothing on the page moves when the text appears. */
const Copied = styled.p`
  display: grid;
  grid-row: 3;
  grid-column: 1 / -1;
  place-items: center;
  border: 1px solid var(--success);
  border-radius: var(--radius-small);
  background: var(--raised);
  color: var(--success);
  font-weight: 620;
  pointer-events: none;
  &:empty {
    opacity: 0;
  }
`;
const NextStep = styled.p`
  color: var(--success);
  font-weight: 620;
  text-align: center;
  &:not(:empty) {
    margin-top: 12px;
  }
  a {
    color: var(--ink);
  }
`;
