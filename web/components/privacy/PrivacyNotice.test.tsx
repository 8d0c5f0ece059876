import { act, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { RequestError } from '../../relay/RequestError';
import { renderWithRelay } from '../../testing/renderWithRelay';
import type { NoticeLinks } from './NoticeLinks';
import { PrivacyNotice } from './PrivacyNotice';
import { sections } from './sections';

const links: NoticeLinks = {
  SectionLink: ({ id, children }) => <a href={`#${id}`}>{children}</a>,
  PageLink: ({ to, children }) => <a href={to}>{children}</a>,
};
const configured = { email: 'privacy@fuud.example', postalAddress: '12 Example Street\nNew York, NY 10001' };

async function show(contact: { email: string | null; postalAddress: string | null } | Error = configured) {
  const rendered = renderWithRelay(<PrivacyNotice links={links} beside />);
  const { mock } = rendered.environment;
  await act(async () => {
    if (contact instanceof Error) mock.rejectMostRecentOperation(contact);
    else mock.resolveMostRecentOperation({ data: { contact } });
  });
  return rendered;
}

const section = (id: string) => document.getElementById(id) ?? document.createElement('i');
const anchors = [
  'infosafe',
  'infominors',
  'privacyrights',
  'withdrawconsent',
  'DNT',
  'otherlaws',
  'policyupdates',
  'contact',
  'request',
];

test('all anchors exist, and the table of contents links to every section', async () => {
  await show();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const targets = within(contents)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(targets).toEqual(sections.map(({ id }) => id));
  expect(targets).toEqual(expect.arrayContaining(anchors));
  for (const id of targets) {
    expect(within(section(id)).getByRole('heading', { level: 2 })).toBeInTheDocument();
    expect(section(id)).toHaveAccessibleName();
  }
});

test.each([
  ['infocollect', /Personal information/, /Sensitive information/, /geolocation\) is read only with your permission/],
  ['infocollect', /username and a password/, /bcrypt/, /diary/, /ratings and comments/, /searches/],
  ['infouse', /We process your information for these purposes/],
  [
    'infoshare',
    /Business transfers/,
    /maps platform/,
    /language model/,
    /Affiliates/,
    /Partners/,
    /Other users/,
    /do not sell/,
  ],
  ['inforetain', /no longer than the life of your account, unless the law requires/],
  ['inforetain', /delete it or make it anonymous/, /in a backup, we keep it isolated/],
  ['infosafe', /No electronic transmission or storage is perfectly safe/],
  ['infominors', /at least 18/, /parent or guardian/, /deactivate the account and delete its data/],
  [
    'privacyrights',
    /European Economic Area \(EEA\)/,
    /United Kingdom/,
    /Switzerland/,
    /Canada/,
    /Australia, New Zealand/,
  ],
  ['withdrawconsent', /withdraw it at any time/, /unsubscribe link/, /contacting us/],
  ['youraccount', /review or change the information in your account/, /account settings/],
  ['youraccount', /deactivate or delete the account/, /fraud/, /troubleshoot/, /investigations/, /comply with the law/],
  ['DNT', /do not respond to Do-Not-Track signals/, /Global Privacy Control/, /nothing needs to change/],
  ['otherlaws', /Australia’s Privacy Act/, /New Zealand’s Privacy Act/],
  ['policyupdates', /this notice changes/],
  ['contact', /New York, US/],
  ['request', /data subject access request/],
])('the section #%s mentions its required topics', async (id, ...topics) => {
  await show();
  for (const topic of topics) expect(section(id)).toHaveTextContent(topic);
});

test('the notice shows date, address and form, and links to the cookie notice, settings, form and e-mail', async () => {
  const { container } = await show();
  expect(screen.getByText('Last updated September 04, 2025')).toBeInTheDocument();
  expect(within(section('infocookies')).getByRole('link')).toHaveAttribute('href', '/cookies');
  expect(within(section('youraccount')).getByRole('link')).toHaveAttribute('href', '/settings');
  expect(within(section('privacyrights')).getByRole('link', { name: /form/ })).toHaveAttribute('href', '#request');
  for (const id of ['contact', 'request']) {
    const mail = within(section(id)).getByRole('link', { name: 'privacy@fuud.example' });
    expect(mail).toHaveAttribute('href', 'mailto:privacy@fuud.example');
  }
  expect(section('contact')).toHaveTextContent('12 Example Street New York, NY 10001');
  expect(within(section('request')).getByRole('form', { name: 'Data request' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/[{}<>]/);
});

test('without configured addresses, the notice shows the city and says that no e-mail address is set up', async () => {
  await show({ email: null, postalAddress: null });
  expect(section('contact')).toHaveTextContent(/No email address is set up/);
  expect(section('contact')).toHaveTextContent(/Fuud, New York, US/);
  expect(within(section('contact')).getAllByRole('link')[0]).toHaveAttribute('href', '#request');
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});

test('if the contact cannot be loaded, the notice still shows the city New York and the form', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await show(new RequestError('offline', 'No connection'));
  expect(section('contact')).toHaveTextContent(/Fuud, New York, US/);
  expect(screen.getByRole('form', { name: 'Data request' })).toBeInTheDocument();
});

test.each(['es', 'zh', 'ko'])('the privacy notice has all its texts in the language %s', async (language) => {
  const texts = async (catalogue: string) => (await import(`../../intl/${catalogue}/${language}.json`)).default;
  const messages = { ...(await texts('messages')), ...(await texts('notices')) };
  const environment = createMockEnvironment();
  const { container } = render(
    <IntlProvider locale={language} messages={messages}>
      <RelayEnvironmentProvider environment={environment}>
        <PrivacyNotice links={links} />
      </RelayEnvironmentProvider>
    </IntlProvider>,
  );
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { contact: configured } }));
  expect(container).not.toHaveTextContent(/[{}<>]|privacy\.|request\./);
  expect(container).toHaveTextContent(/2025/);
  expect(container).toHaveTextContent(/New York/);
  expect(within(section('infocookies')).getByRole('link')).toHaveAttribute('href', '/cookies');
});
