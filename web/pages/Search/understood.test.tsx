import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from '../../device/language';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { address, answer, box, showSearch, variablesOf } from '../../testing/showSearch';

beforeEach(() => window.localStorage.setItem('fuud_city_chosen', 'true'));

const chip = (key: string, kind: string, label: string) => ({ key, kind, label });
const quiet = chip('wanted:quiet', 'WANTED', 'quiet');
const italian = chip('unwanted:italian', 'UNWANTED', 'Italian');
const peanuts = chip('avoid:peanuts', 'ALLERGY', 'peanuts');
const solo = chip('remembered:solo', 'REMEMBERED', 'solo');
const understood = (parts: object) => ({
  interpretation: { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips: [], ...parts },
});

test('understood parts are buttons; a press removes the part; another button brings all parts back', async () => {
  const page = showSearch('?q=quiet%20not%20italian&page=2');
  await answer(page, 23, 2, understood({ chips: [quiet, italian, peanuts, solo] }));
  const row = screen.getByRole('group', { name: 'We understood' });
  expect(
    within(row)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['quiet', 'not Italian', 'no peanuts', 'solo']);
  expect(row).toHaveTextContent(/no peanuts\s*and perhaps\s*solo/);
  await userEvent.click(within(row).getByRole('button', { name: 'Remove: not Italian' }));
  expect(address().getAll('without')).toEqual(['unwanted:italian']);
  expect(address().get('page')).toBeNull();
  expect(variablesOf(page)).toEqual([expect.objectContaining({ withoutChipKeys: ['unwanted:italian'], skip: 0 })]);
  await answer(page, 30, 2, understood({ chips: [quiet] }));
  await userEvent.click(screen.getByRole('button', { name: 'Put all back' }));
  expect(address().getAll('without')).toEqual([]);
});

test('when the results without a removed part arrive, their heading has the focus', async () => {
  const page = showSearch('?q=quiet%20not%20italian');
  await answer(page, 23, 2, understood({ chips: [quiet, italian] }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: not Italian' }));
  await answer(page, 30, 2, understood({ chips: [quiet, peanuts] }));
  expect(screen.getByRole('heading', { name: /for quiet not italian$/ })).toHaveFocus();
});

test('after a filter is removed, the heading has the focus; it never takes the focus from the box', async () => {
  const page = showSearch('?q=pizza&price=%24&hours=now');
  await answer(page, 3);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove $' }));
  await answer(page, 5);
  expect(screen.getByRole('heading', { name: /for pizza$/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Open now' }));
  await userEvent.click(box());
  await answer(page, 9);
  expect(box()).toHaveFocus();
});

test('when the text changes, the list of removed parts becomes empty', async () => {
  const page = showSearch('?q=quiet%20pie&without=wanted:quiet');
  expect(variablesOf(page)[0]).toMatchObject({ withoutChipKeys: ['wanted:quiet'] });
  await answer(page, 3);
  await userEvent.type(box(), 's{Enter}');
  expect(address().get('q')).toBe('quiet pies');
  expect(address().getAll('without')).toEqual([]);
});

test('notes name a corrected spelling and say that the text was cut', async () => {
  const page = showSearch('?q=piza');
  await answer(page, 3, 2, understood({ isTruncated: true, corrections: [{ from: 'piza', to: 'pizza' }] }));
  expect(screen.getByText(/Read “piza” as/)).toHaveTextContent('Read “piza” as pizza.');
  expect(screen.getByText(/only the first 500 characters count/)).toBeInTheDocument();
});

test('a note lists the words that were not understood', async () => {
  const page = showSearch('?q=unicorn%20pizza');
  await answer(page, 3, 2, understood({ unknownWords: ['unicorn', 'asdfgh'] }));
  expect(screen.getByText(/^Not understood:/)).toHaveTextContent('Not understood: unicorn, asdfgh');
});

test('if there are no understood parts and no notes, the row “We understood” is not shown', async () => {
  const page = showSearch('?q=pizza');
  await answer(page, 3);
  expect(screen.queryByRole('group', { name: 'We understood' })).not.toBeInTheDocument();
});

test('active filters are buttons; a press removes one filter, and another button removes all', async () => {
  const page = showSearch('?q=pizza&price=%24&diet=vegan&hours=now');
  await answer(page, 3);
  const filters = () => within(screen.getByRole('group', { name: 'Filters that are on' }));
  await screen.findByRole('group', { name: 'Filters that are on' });
  expect(
    filters()
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['$', 'Open now', 'vegan', 'Clear all']);
  await userEvent.click(filters().getByRole('button', { name: 'Remove $' }));
  expect([address().get('price'), address().get('diet')]).toEqual([null, 'vegan']);
  await answer(page, 3);
  await userEvent.click(filters().getByRole('button', { name: 'Clear all' }));
  expect([address().get('diet'), address().get('hours')]).toEqual([null, null]);
});

test('results without the named dish are in a separate list, with the heading “not mentioned, but close”', async () => {
  const page = showSearch('?q=cozy%20pizza');
  const pizza = { ...chip('wanted:pizza', 'WANTED', 'Pizza'), text: 'pizza' };
  const edge = (id: string, reasons: object[]) => ({
    node: mockRestaurant({ id, uuid: id, name: `Place ${id}` }),
    reasons,
    unknownConcepts: [],
  });
  const dish = { field: 'DISH', text: 'Margherita pizza', label: 'Margherita pizza', concept: { key: 'pizza' } };
  const edges = [edge('1', [dish]), edge('2', [dish]), edge('3', [])];
  await answer(page, 53, 3, { ...understood({ chips: [pizza] }), edges });
  const named = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('article')
      .map((row) => within(row).getByRole('heading').textContent);
  expect(named('All Results')).toEqual(['Place 1', 'Place 2']);
  expect(named('Pizza not mentioned, but close')).toEqual(['Place 3']);
  expect(screen.getByRole('list', { name: 'Pizza not mentioned, but close' })).toHaveAttribute('start', '3');
  expect(screen.getByText('The 2 above mention it.')).toBeInTheDocument();
});

test('each row shows why its place was found and which wishes are unknown for this place', async () => {
  const page = showSearch('?q=pizza');
  const patio = { key: 'patio', label: 'Patio' };
  const marks = [{ start: 11, end: 16 }];
  const dish = { field: 'DISH', text: 'Margherita pizza', label: 'Margherita pizza', marks, concept: { key: 'pizza' } };
  const edges = ['1', '2', '3', '4'].map((id) => ({
    node: mockRestaurant({ id, uuid: id, name: `Place ${id}` }),
    reasons: [dish],
    unknownConcepts: id === '2' ? [] : [patio],
  }));
  await answer(page, 4, 4, { edges });
  const rows = screen.getAllByRole('article');
  for (const row of rows) expect(row).toHaveTextContent('On the menu: Margherita pizza.');
  expect(rows[0]?.querySelector('mark')).toHaveTextContent('pizza');
  expect(rows.map((row) => row.textContent.includes('patio not listed'))).toEqual([true, false, true, true]);
});

test('a row that shows an unknown wish hides its dish if the dish and the cuisine match the same wish', async () => {
  const page = showSearch('?q=quiet%20ramen');
  const of = (field: string, text: string) => ({ field, text, label: text, marks: [], concept: { key: 'ramen' } });
  const edge = (id: string, reasons: object[]) => ({
    node: mockRestaurant({ id, uuid: id, name: `Place ${id}` }),
    reasons,
    unknownConcepts: id === '2' ? [] : [{ key: 'quiet', label: 'Quiet' }],
  });
  const both = [of('CUISINE', 'Ramen'), of('DISH', 'Shoyu ramen')];
  await answer(page, 3, 3, { edges: [edge('1', both), edge('2', both), edge('3', [of('DISH', 'Shoyu ramen')])] });
  const rows = within(screen.getByRole('list', { name: 'All Results' })).getAllByRole('article');
  const shown = rows.map(
    (row) =>
      getComputedStyle(
        within(row)
          .getByText(/^On the menu/)
          .closest('p') as Element,
      ).display,
  );
  expect(shown.map((display) => display !== 'none')).toEqual([false, true, true]);
});

test('a wish that is unknown for all results is named in a notice, but not in the list or in “Top Finds”', async () => {
  const page = showSearch('?q=pizza');
  const edges = ['1', '2', '3', '4'].map((id) => ({
    node: mockRestaurant({ id, uuid: id, name: `Place ${id}` }),
    reasons: [],
    unknownConcepts: [{ key: 'patio', label: 'Patio' }],
  }));
  const notice = { kind: 'NONE_MENTIONS', text: 'Nothing here mentions “patio”.', concepts: [{ key: 'patio' }] };
  await answer(page, 4, 4, { edges, notices: [notice] });
  expect(screen.getByRole('note')).toHaveTextContent('Nothing here mentions “patio”.');
  expect(screen.getByRole('region', { name: 'Top Finds' })).toHaveTextContent('Place 1');
  expect(screen.queryByText(/patio not listed/)).toBeNull();
});

test('a wish that is unknown for all results is named in the list if no notice names it', async () => {
  const page = showSearch('?q=pizza');
  const edges = ['1', '2'].map((id) => ({
    node: mockRestaurant({ id, uuid: id, name: `Place ${id}` }),
    reasons: [],
    unknownConcepts: [
      { key: 'patio', label: 'Patio' },
      { key: 'quiet', label: 'Quiet' },
    ],
  }));
  const notice = { kind: 'NONE_MENTIONS', text: 'Nothing here mentions “quiet”.', concepts: [{ key: 'quiet' }] };
  await answer(page, 2, 2, { edges, notices: [notice] });
  expect(screen.getAllByText(/^patio not listed/i)).toHaveLength(2);
});

describe('if nothing is found', () => {
  /** Fields of an answer without results. Each relaxation offers the same search without one or more of its parts. */
  const none = (relaxations: object[]) => ({ ...understood({ chips: [quiet] }), relaxations });

  test('a relaxation names the parts that it removes, if it removes fewer parts than it keeps', async () => {
    const page = showSearch('?q=quiet%20pie&price=%24&diet=vegan,halal&hours=now');
    await answer(
      page,
      0,
      0,
      none([
        { totalCount: 12, parts: [{ kind: 'CHIP', chip: quiet }] },
        { totalCount: 5, parts: [{ kind: 'DIETARY', chip: null }] },
        { totalCount: 1, parts: [{ kind: 'HOURS', chip: null }] },
      ]),
    );
    expect(screen.getByText(/No restaurants found that have all of it/)).toBeInTheDocument();
    const list = screen.getByRole('list', { name: /Try instead:$/ });
    expect(
      within(list)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([
      'Without: Quiet12 restaurants',
      'Without: Vegan and halal5 restaurants',
      'Without: Open now1 restaurant',
    ]);
    await userEvent.click(within(list).getByRole('button', { name: /vegan and halal/i }));
    expect(Object.fromEntries(address())).toMatchObject({ price: '$', hours: 'now' });
    expect(address().get('diet')).toBeNull();
  });

  test.each([
    ['CHIP', 'quiet', 'without', 'wanted:quiet'],
    ['PRICE_RANGES', '\\$', 'price', null],
    ['HOURS', 'Open now', 'hours', null],
  ])('a press on a relaxation removes its part of kind %s from the search', async (kind, name, parameter, value) => {
    const page = showSearch('?q=quiet%20pie&price=%24&hours=now');
    await answer(page, 0, 0, none([{ totalCount: 3, parts: [{ kind, chip: kind === 'CHIP' ? quiet : null }] }]));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`Without: ${name}`, 'i') }));
    expect(address().get(parameter)).toBe(value);
  });

  test('one press removes two parts if the relaxation has two parts', async () => {
    const page = showSearch('?q=vegan%20pie&price=%24&hours=now');
    const vegan = chip('diet:vegan', 'DIETARY', 'vegan');
    const parts = [
      { kind: 'PRICE_RANGES', chip: null },
      { kind: 'CHIP', chip: vegan },
    ];
    await answer(page, 0, 0, { ...understood({ chips: [vegan, quiet] }), relaxations: [{ totalCount: 4, parts }] });
    await userEvent.click(screen.getByRole('button', { name: 'Without: Vegan and $ 4 restaurants' }));
    expect(Object.fromEntries(address())).toMatchObject({ without: 'diet:vegan', hours: 'now' });
    expect(address().get('price')).toBeNull();
  });

  test('a relaxation that removes half of the parts names the kept parts; REMEMBERED parts do not count', async () => {
    const page = showSearch('?q=quiet%20not%20italian');
    const relaxations = [{ totalCount: 4, parts: [{ kind: 'CHIP', chip: italian }] }];
    await answer(page, 0, 0, { ...understood({ chips: [quiet, italian, solo] }), relaxations });
    expect(await screen.findByRole('button', { name: 'Quiet 4 restaurants' })).toBeInTheDocument();
  });

  test.each([
    ['diet:vegan', 'DIETARY', 'vegan', 'Without: Vegan 4 restaurants'],
    ['allergy:peanuts', 'ALLERGY', 'peanuts', 'Without: No peanuts 4 restaurants'],
  ])('a relaxation always names the diet or the allergy %s that it removes', async (key, kind, label, name) => {
    const page = showSearch('?q=thai%20food');
    const thai = chip('wanted:thai', 'WANTED', 'Thai');
    const diet = chip(key, kind, label);
    const relaxations = [{ totalCount: 4, parts: [{ kind: 'CHIP', chip: diet }] }];
    await answer(page, 0, 0, { ...understood({ chips: [diet, thai] }), relaxations });
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Thai 4 restaurants' })).toBeNull();
  });

  test('if nothing is found, wishes that are not in the text (REMEMBERED) are not shown', async () => {
    const page = showSearch('?q=quiet%20pie');
    await answer(page, 0, 0, understood({ chips: [quiet, solo] }));
    const row = await screen.findByRole('group', { name: 'We understood' });
    expect(row).toHaveTextContent('quiet');
    expect(row).not.toHaveTextContent('solo');
  });

  test('a relaxation with a part of an unknown kind is not offered', async () => {
    const page = showSearch('?q=pie&price=%24');
    const parts = [
      { kind: 'PRICE_RANGES', chip: null },
      { kind: 'WEATHER', chip: null },
    ];
    await answer(page, 0, 0, none([{ totalCount: 4, parts }]));
    expect(screen.queryByRole('button', { name: /^Without/ })).not.toBeInTheDocument();
  });
});

test('if no place lists hours, the results have data-calls="true", so that rows can show phone numbers', async () => {
  const page = showSearch('?q=late%20night%20pizza');
  const text = 'Hours are not listed here: call first.';
  await answer(page, 3, 2, { notices: [{ kind: 'HOURS_UNLISTED', text, concepts: [] }] });
  const results = screen.getByRole('region', { name: /All Results/ });
  expect(results.closest('[data-calls]')).toHaveAttribute('data-calls', 'true');
});

test('a part is marked if it needs facts that no place lists', async () => {
  const page = showSearch('?q=late%20night%20vegan%20pizza');
  const late = chip('wanted:late-night', 'WANTED', 'Late night');
  const vegan = chip('diet:vegan', 'DIETARY', 'Vegan');
  await answer(page, 3, 2, { unlistedFacts: ['HOURS'], ...understood({ chips: [late, vegan] }) });
  const part = (name: string) => screen.getByRole('button', { name: `Remove: ${name}` });
  expect(part('Late night (not listed here)')).toHaveAttribute('data-unlisted', 'true');
  expect(part('Vegan')).toHaveAttribute('data-unlisted', 'false');
});

test('when the language changes, the search runs again in the new language', async () => {
  const page = showSearch('?q=pizza');
  await answer(page, 1, 1);
  act(() => chooseLanguage('ko'));
  expect(variablesOf(page)).toEqual([expect.objectContaining({ query: 'pizza', language: 'KO' })]);
});
