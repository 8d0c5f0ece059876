import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RateButton_restaurant$key } from '../../../__generated__/RateButton_restaurant.graphql';
import { useSession } from '../../../session/useSession';
import { useSignInAgain } from '../../../session/useSignInAgain';
import { useToast } from '../../../ui/Toast';
import { useFetchedDialog } from '../../problems/useFetchedDialog';
import { rateAfterSignIn, takeRateAfterSignIn } from './rateAfterSignIn';

const loadDialog = async () => (await import('./RateDialog')).RateDialog;

/**
 * The button to rate. For members, it opens the rating dialog. For guests, it shows a toast that asks them to log in.
 * If a guest signs in through this toast, the dialog opens afterwards. It does not open after an external sign-in,
 * which loads the page again. For visitors who are neither members nor guests, the button opens the sign-in.
 */
export function RateButton({ restaurant }: { restaurant: RateButton_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment RateButton_restaurant on Restaurant {
        uuid
        name
        viewerRating {
          stars
        }
        ...RateDialog_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const signInAgain = useSignInAgain();
  const { kind, dialog, openDialog } = useSession();
  const { Component: RateDialog, show, preload, state } = useFetchedDialog(loadDialog);
  const isMember = kind === 'MEMBER';
  const askToLogIn = () => {
    const signIn = formatMessage({ id: 'auth.signIn' });
    const onPress = () => {
      rateAfterSignIn(place.uuid);
      openDialog('signIn');
    };
    showToast({
      title: formatMessage({ id: 'rating.loginTitle' }),
      description: formatMessage({ id: 'rating.login' }),
      tone: 'neutral',
      action: { label: signIn, hint: signIn, onPress },
    });
  };
  useEffect(() => {
    if (kind === 'MEMBER' && takeRateAfterSignIn(place.uuid)) show();
    // A guest without an open dialog has closed the sign-in or has not opened it.
    if (kind === 'GUEST' && !dialog) rateAfterSignIn(null);
  });
  const press = isMember ? show : kind === 'GUEST' ? askToLogIn : signInAgain;
  const words = place.viewerRating ? 'rating.change' : 'rating.rate';
  return (
    <>
      <Quiet
        type="button"
        aria-haspopup={isMember ? 'dialog' : undefined}
        aria-label={formatMessage({ id: `${words}.name` }, { name: place.name })}
        onPointerEnter={isMember ? preload : undefined}
        onFocus={isMember ? preload : undefined}
        onClick={press}
      >
        <FormattedMessage id={words} />
      </Quiet>
      {RateDialog && <RateDialog {...state} restaurant={place} />}
    </>
  );
}

const Quiet = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
