import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { useYearFacts_year$key } from '../../../__generated__/useYearFacts_year.graphql';
import { FallbackBoundary } from '../../../components/problems/FallbackBoundary';
import { PlacePlaceholder } from '../../../components/restaurant/picture/PlacePlaceholder';
import { sharePicture } from '../../../device/sharePicture';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toast';
import { drawYear } from './drawYear';
import { NameChoice } from './NameChoice';
import { useYearFacts } from './useYearFacts';

/** The year as a poster, and the button to share or save the poster as a picture. The device draws the picture. */
export function YearCard({ year }: { year: useYearFacts_year$key }) {
  const [name, setName] = useState<string | null>(null);
  const facts = useYearFacts(year, name);
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [drawing, setDrawing] = useState(false);
  const save = async () => {
    setDrawing(true);
    const outcome = await drawYear(facts)
      .then((picture) => sharePicture(picture, `fuud-${facts.year}.png`))
      .catch(() => 'failed' as const);
    setDrawing(false);
    if (outcome === 'failed') toast({ title: formatMessage({ id: 'diary.year.saveFailed' }), tone: 'destructive' });
    if (outcome === 'saved') toast({ title: formatMessage({ id: 'diary.year.saved' }) });
  };
  return (
    <>
      <Poster>
        <Mosaic aria-hidden>
          {facts.places.slice(0, mostCovers).map((place) => (
            <PlacePlaceholder key={place.name} {...place} size="row" />
          ))}
        </Mosaic>
        <Title>{facts.title}</Title>
        <Year>{facts.year}</Year>
        <Counts>
          {facts.counts.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </Counts>
        {facts.cuisines.length > 0 && (
          <div>
            <h3>{facts.cuisinesTitle}</h3>
            <ul>
              {facts.cuisines.map(({ name, label, part }) => (
                <Bar key={name} style={{ '--part': part } as React.CSSProperties}>
                  {label}
                </Bar>
              ))}
            </ul>
          </div>
        )}
        <Lines>
          {facts.lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Lines>
      </Poster>
      <Foot>
        <Button tone="primary" disabled={drawing} onClick={() => void save()}>
          <Download size={18} aria-hidden />
          <FormattedMessage id="diary.year.save" />
        </Button>
        <FallbackBoundary>
          <Suspense>
            <NameChoice chosen={name} onChoose={setName} />
          </Suspense>
        </FallbackBoundary>
        <p>
          <FormattedMessage id="diary.year.private" />
        </p>
      </Foot>
    </>
  );
}

const mostCovers = 12;

const Poster = styled.article`
  display: grid;
  gap: clamp(20px, 4vw, 32px);
  max-width: 560px;
  margin-top: 12px;
  padding: clamp(24px, 6vw, 48px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 10px;
    font-size: 1.125rem;
  }
`;
const Mosaic = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: calc(-1 * clamp(24px, 6vw, 48px)) calc(-1 * clamp(24px, 6vw, 48px)) 0;
  overflow: clip;
  border-radius: var(--radius) var(--radius) 0 0;
  > * {
    flex: 1 0 16%;
    width: auto;
    height: clamp(72px, 18vw, 104px);
  }
`;
const Title = styled.h2`
  color: var(--ink-soft);
  font-size: 1.25rem;
`;
const Year = styled.p`
  margin: -0.2em 0;
  color: var(--accent-strong);
  font-family: var(--serif);
  font-size: clamp(5rem, 4rem + 8vw, 8rem);
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.04em;
`;
const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  color: var(--ink-soft);
  b {
    display: block;
    color: var(--ink);
    font-family: var(--serif);
    font-size: 2.25rem;
    font-weight: 560;
    line-height: 1.1;
  }
`;
const Bar = styled.li`
  margin-bottom: 8px;
  font-size: 0.9375rem;
  &::after {
    content: '';
    display: block;
    width: calc(100% * var(--part));
    height: 8px;
    margin-top: 3px;
    border-radius: 4px;
    background: var(--saffron);
  }
`;
const Lines = styled.dl`
  display: grid;
  gap: 12px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 620;
  }
  dd {
    font-family: var(--serif);
    font-size: 1.25rem;
    line-height: 1.25;
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 18px;
  margin-top: 18px;
  p {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
