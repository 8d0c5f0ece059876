import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { ContactLinesQuery } from '../../__generated__/ContactLinesQuery.graphql';
import { Notice, type NoticeValues } from '../../intl/Notice';
import { FallbackBoundary } from '../problems/FallbackBoundary';

const Line = styled.div`
  margin-top: 1rem;
`;
const Address = styled.address`
  font-style: normal;
  font-weight: 620;
  white-space: pre-line;
`;

function Labelled({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Line>
      <p>{label}</p>
      <Address>{children}</Address>
    </Line>
  );
}

/** Props of ContactLines: functions for the tags in its messages (`values`), and whether to show the postal address. */
export type ContactLinesProps = { values: NoticeValues; withPost: boolean };

// The query is sent only when the lines are shown. The two sections that show the lines share one request.
function Lines({ values, withPost }: ContactLinesProps) {
  const { contact } = useLazyLoadQuery<ContactLinesQuery>(
    graphql`
      query ContactLinesQuery {
        contact @required(action: THROW) {
          email
          postalAddress
        }
      }
    `,
    {},
  );
  const { email, postalAddress } = contact;
  return (
    <>
      {email ? (
        <Labelled label={<Notice id="privacy.contact.mail" />}>
          <a href={`mailto:${email}`}>{email}</a>
        </Labelled>
      ) : (
        <Line>
          <Notice id="privacy.contact.noMail" values={values} />
        </Line>
      )}
      {withPost &&
        (postalAddress ? (
          <Labelled label={<Notice id="privacy.contact.post" />}>{postalAddress}</Labelled>
        ) : (
          <Line>
            <Notice id="privacy.contact.noPost" values={values} />
          </Line>
        ))}
    </>
  );
}

/**
 * How to reach the operator: the e-mail and, if `withPost`, the postal address. If the e-mail or the postal address is
 * not configured, a sentence says so. If the query fails and `withPost` is true, the city is still shown.
 */
export function ContactLines(props: ContactLinesProps) {
  const place = props.withPost && (
    <Line>
      <Notice id="privacy.contact.place" />
    </Line>
  );
  return (
    <FallbackBoundary show={place}>
      <Lines {...props} />
    </FallbackBoundary>
  );
}
