import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProfileLink_user$key } from '../../__generated__/ProfileLink_user.graphql';
import { useViewer } from '../../session/useViewer';
import { Picture } from '../../ui/Picture';
import { Tooltip } from '../../ui/Tooltip';
import { OptionalPart } from './OptionalPart';

const Round = styled(Link)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  transition: background var(--quick) var(--ease);
  &:hover {
    background: color-mix(in srgb, var(--ink) 9%, transparent);
  }
  img {
    width: 32px;
    height: 32px;
    border-radius: 50%;
    object-fit: cover;
  }
`;

type PortraitProps = { onChange: (src: string | null) => void };

function Portrait({ onChange }: PortraitProps) {
  const user: ProfileLink_user$key | null | undefined = useViewer().user;
  const data = useFragment(
    graphql`
      fragment ProfileLink_user on User {
        profilePictureUrl
      }
    `,
    user,
  );
  const src = data?.profilePictureUrl ?? null;
  useEffect(() => onChange(src), [src, onChange]);
  return null;
}

/** The header's link to the profile. It shows the user's picture, or an icon if no picture is loaded. */
export function ProfileLink() {
  const label = useIntl().formatMessage({ id: 'nav.profile' });
  const [src, setSrc] = useState<string | null>(null);
  return (
    <>
      {/* Portrait is outside the link, because a child that suspends inside a tooltip's trigger would cause an
          endless loop. */}
      <OptionalPart>
        <Portrait onChange={setSrc} />
      </OptionalPart>
      <Tooltip text={label}>
        <Round to="/profile" aria-label={label}>
          <Picture src={src} fallback={<UserRound size={20} aria-hidden />} />
        </Round>
      </Tooltip>
    </>
  );
}
