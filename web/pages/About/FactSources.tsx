import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import type { FactSourcesQuery } from '../../__generated__/FactSourcesQuery.graphql';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { MaybeLink } from '../../components/restaurant/facts/MaybeLink';
import { Notice } from '../../intl/Notice';

/** The source of the names, positions and populations of cities. Its license requires that the page names it. */
const cities = { attribution: 'GeoNames', url: 'https://www.geonames.org/', licence: 'CC BY 4.0' };

/** The sources of our facts: every imported source with its license, and the source of the cities. */
export function FactSources() {
  return (
    <Part aria-labelledby="about-sources">
      <Title id="about-sources">
        <Notice id="about.sourcesTitle" />
      </Title>
      <Intro>
        <Notice id="about.sourcesText" />
      </Intro>
      <List>
        <FallbackBoundary>
          <Suspense>
            <Imported />
          </Suspense>
        </FallbackBoundary>
        <Entry attribution={cities.attribution} url={cities.url} licence={cities.licence}>
          <Notice id="about.sourcesCities" />
        </Entry>
      </List>
    </Part>
  );
}

// This part is near the end of the page. It sends its own query, so that the page does not wait for the answer.
function Imported() {
  const { catalogSources } = useLazyLoadQuery<FactSourcesQuery>(
    graphql`
      query FactSourcesQuery {
        catalogSources @required(action: THROW) {
          key
          attribution
          attributionUrl
          license
          importedAt
        }
      }
    `,
    {},
  );
  const { formatDate } = useIntl();
  if (catalogSources.length === 0) {
    return (
      <li>
        <p>
          <Notice id="about.sourcesNone" />
        </p>
      </li>
    );
  }
  return catalogSources.map(({ key, attribution, attributionUrl, license, importedAt }) => (
    <Entry key={key} attribution={attribution} url={attributionUrl} licence={license}>
      <Notice id="about.sourcesDate" values={{ date: formatDate(importedAt, { dateStyle: 'long' }) }} />
    </Entry>
  ));
}

type EntryProps = { attribution: string; url: string | null | undefined; licence: string; children: ReactNode };

function Entry({ attribution, url, licence, children }: EntryProps) {
  return (
    <li>
      <Name>
        <MaybeLink to={url}>{attribution}</MaybeLink>
      </Name>
      <p>
        <Notice id="about.sourcesLicence" values={{ licence: <span lang="en">{licence}</span> }} /> {children}
      </p>
    </li>
  );
}

const Part = styled.section`
  margin-top: clamp(56px, 9vw, 112px);
`;
const Title = styled.h2`
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
`;
const Intro = styled.p`
  max-width: 44rem;
  margin-top: 14px;
  font-size: 1.125rem;
`;
const List = styled.ul`
  display: grid;
  gap: 0 clamp(28px, 5vw, 72px);
  margin-top: clamp(20px, 3vw, 36px);
  overflow-wrap: anywhere;
  @media (min-width: 860px) {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding: 16px 0;
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
  }
`;
const Name = styled.h3`
  color: var(--ink);
  font-size: 1.25rem;
  line-height: 1.3;
  a {
    color: inherit;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;
