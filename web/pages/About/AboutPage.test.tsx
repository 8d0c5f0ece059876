import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { renderWithRelay } from '../../testing/renderWithRelay';
import { AboutPage } from './AboutPage';

function Address() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + hash}</p>
      <Link to="/about#main">skip</Link>
    </>
  );
}

function show(at = '/about') {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { environment } = renderWithRelay(
    <>
      <Address />
      <AboutPage />
    </>,
    { at },
  );
  return { scroll, environment };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByTestId('address').textContent;

test('the About tab shows a welcome, five features, the vision, three steps, the version and the build date', () => {
  show();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['About', 'Privacy Policy']);
  expect(tab('About')).toHaveAttribute('aria-selected', 'true');
  expect(document.title).toBe('About · Fuud');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByText(/^Welcome to Fuud/)).toBeInTheDocument();
  const does = within(screen.getByRole('region', { name: 'What Fuud does' })).getAllByRole('listitem');
  expect(does.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Discover hidden gems',
    'AI recommendations by mood',
    'Real-time restaurant information',
    'Save your favorites',
    'Share your finds',
  ]);
  expect(screen.getByRole('region', { name: 'Our vision' })).toHaveTextContent(/appetite/);
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Tell us your mood',
    'Get personalized recommendations',
    'Explore and save',
  ]);
  expect(screen.getByText('Version 1.0.0')).toBeInTheDocument();
  expect(screen.getByText('Built August 2025')).toBeInTheDocument();
});

test('the address names the selected tab; a hash that belongs to no tab does not change the tab', async () => {
  show();
  await userEvent.click(tab('Privacy Policy'));
  expect(address()).toBe('/about#privacy');
  expect(document.title).toBe('Privacy Policy · Fuud');
  expect(screen.getByText('Last updated September 04, 2025')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'skip' }));
  expect(address()).toBe('/about#main');
  expect(tab('Privacy Policy')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('About'));
  expect(address()).toBe('/about');
});

test('the address of a section opens the privacy tab at this section; a link opens another section', async () => {
  const { scroll } = show('/about#DNT');
  expect(tab('Privacy Policy')).toHaveAttribute('aria-selected', 'true');
  const section = (id: string) => document.getElementById(id);
  expect(section('DNT')).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([section('DNT')]);
  await act(async () =>
    within(section('infominors') as HTMLElement)
      .getByRole('link')
      .click(),
  );
  expect(address()).toBe('/about#contact');
  expect(section('contact')).toHaveFocus();
});

test('the address of a section is case-sensitive: #dnt is not #DNT', () => {
  show('/about#dnt');
  expect(tab('About')).toHaveAttribute('aria-selected', 'true');
});

describe('the section "Where our facts come from"', () => {
  const section = () => within(screen.getByRole('region', { name: 'Where our facts come from' }));
  const answer = (environment: ReturnType<typeof show>['environment'], catalogSources: object[]) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { catalogSources } }));

  test('lists each imported source and the source of the city data', async () => {
    const { environment } = show();
    const source = { key: 'osm', attribution: '© OpenStreetMap contributors', license: 'ODbL 1.0' };
    const importedAt = '2026-11-20T12:00:00.000Z';
    const attributionUrl = 'https://www.openstreetmap.org/copyright';
    const own = { key: 'own', attribution: 'Our own list', attributionUrl: null, license: 'ours', importedAt };
    await answer(environment, [{ ...source, attributionUrl, importedAt }, own]);
    const entries = section().getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      '© OpenStreetMap contributors (opens in a new tab)License: ODbL 1.0. Last imported November 20, 2026.',
      'Our own listLicense: ours. Last imported November 20, 2026.',
      'GeoNames (opens in a new tab)License: CC BY 4.0. Names, positions and populations of cities.',
    ]);
    expect(screen.getByText('ODbL 1.0')).toHaveAttribute('lang', 'en');
    expect(section().getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', attributionUrl);
  });

  test('says that no source of restaurants has been imported if there is none', async () => {
    const { environment } = show();
    await answer(environment, []);
    expect(section().getByText(/No source of real restaurants has been imported here yet/)).toBeInTheDocument();
  });

  test('shows only the source of the city data when the query fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment } = show();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('500')));
    expect(section().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Version 1.0.0')).toBeInTheDocument();
  });
});
