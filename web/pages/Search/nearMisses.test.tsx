import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestaurant } from '../../testing/mockRestaurant';
import { address, answer, showSearch } from '../../testing/showSearch';

beforeEach(() => window.localStorage.setItem('fuud_city_chosen', 'true'));

/** Near misses of a search: restaurants that match only a part of the wishes. */
const nearMisses = [
  {
    distanceMeters: 900,
    node: mockRestaurant({ id: 'near 1', uuid: 'near-1', name: 'Fable Pizza', gemType: 'LOCAL_FAVORITE' }),
    met: [],
    misses: [
      { kind: 'DIET_UNKNOWN', text: 'dairy-free not listed' },
      { kind: 'CLOSED', text: 'closes at 1 AM' },
    ],
  },
];
const notices = [{ kind: 'ALLERGY', text: 'Nobody vouches for a kitchen.', concepts: [] }];

test('near misses are in their own region, not in the list of results; a row says what does not match', async () => {
  const page = showSearch('?q=dairy%20free%20pizza');
  await answer(page, 2, 2, { nearMisses, notices });
  expect(screen.getByRole('note')).toHaveTextContent('Nobody vouches for a kitchen.');
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(within(near).getByRole('heading', { name: 'Fable Pizza' })).toBeInTheDocument();
  expect(near).toHaveTextContent('? dairy-free not listed ✕ closes at 1 AM');
  expect(within(screen.getByRole('region', { name: /All Results/ })).queryByText('Fable Pizza')).toBeNull();
});

test('if only near misses have the named food, a note above the results says that it is not listed', async () => {
  const page = showSearch('?q=vegan%20tacos');
  const chips = [{ key: 'wanted:tacos', kind: 'WANTED', label: 'Tacos', text: 'tacos' }];
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips };
  const withTacos = nearMisses.map((near) => ({ ...near, met: [chips[0]] }));
  await answer(page, 2, 2, { interpretation, nearMisses: withTacos });
  const results = screen.getByRole('region', { name: /All Results/ });
  expect(within(results).getByText('Tacos not mentioned, but close')).toBeInTheDocument();
});

test('if no place lists the diet that an allergy needs, the hint says so and tells the user to ask', async () => {
  const page = showSearch('?q=pizza%2C%20nut%20allergy');
  const chips = [{ key: 'diet:nut-free', kind: 'DIETARY', label: 'Nut-free', text: 'nut allergy' }];
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips };
  await answer(page, 0, 0, { interpretation, notices });
  const hint = await screen.findByText(/^Nothing that fits is listed as “Nut-free” here\./, {}, { timeout: 10_000 });
  expect(hint).toHaveTextContent('call and ask the kitchen');
  expect(screen.queryByText(/Try another word/)).toBeNull();
});

test('a wish that no near miss matches is named only once, above the near misses', async () => {
  const page = showSearch('?q=dairy%20free%20pizza');
  const node = mockRestaurant({ id: 'near 2', uuid: 'near-2', name: 'Moth Pizza' });
  const misses = [{ kind: 'DIET_UNKNOWN', text: 'dairy-free not listed' }];
  await answer(page, 2, 2, { nearMisses: [...nearMisses, { distanceMeters: 900, node, met: [], misses }] });
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(within(near).getAllByText(/dairy-free not listed/)).toHaveLength(1);
  expect(near).toHaveTextContent('All of these:');
  expect(within(near).getByText('closes at 1 AM')).toBeInTheDocument();
});

test('if there are no results, the line above the near misses does not repeat a notice', async () => {
  const page = showSearch('?q=vegan%20pizza%20open%20now%20under%20%2410');
  const near = (id: string, ...misses: object[]) => ({
    distanceMeters: 900,
    node: mockRestaurant({ id, uuid: id, name: id }),
    met: [],
    misses: [
      { kind: 'PRICE_UNKNOWN', text: 'prices not listed' },
      { kind: 'HOURS_UNKNOWN', text: 'hours not listed' },
      ...misses,
    ],
  });
  const vegan = { kind: 'DIET_UNKNOWN', text: 'vegan not listed' };
  const chips = ['PRICE', 'OPEN_AT', 'DIETARY'].map((kind) => ({ key: kind, kind, label: kind }));
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips };
  await answer(page, 0, 0, {
    interpretation,
    nearMisses: [near('Fable Pizza', vegan), near('Moth Pizza')],
    unlistedFacts: ['PRICE', 'HOURS'],
  });
  const notice = await screen.findByRole('note', {}, { timeout: 10_000 });
  expect(notice).toHaveTextContent('prices and hours are not listed here: call first.');
  expect(screen.queryByText(/prices not listed|hours not listed/)).toBeNull();
  expect(screen.getByText('vegan not listed')).toBeInTheDocument();
});

describe('near misses that match different wishes', () => {
  const chip = (key: string, kind: string, label: string) => ({ key, kind, label });
  const sushi = chip('wanted:sushi', 'WANTED', 'Sushi');
  const kosher = chip('diet:kosher', 'DIETARY', 'kosher');
  const cheap = chip('price:$', 'PRICE', 'under $10');
  const late = chip('open:3', 'OPEN_AT', 'open at 3am');
  const interpretation = {
    isTruncated: false,
    corrections: [],
    unknownWords: [],
    asksForNearby: false,
    chips: [kosher, sushi, cheap, late],
  };
  const near = (id: string, met: object[], ...texts: string[]) => ({
    distanceMeters: 900,
    node: mockRestaurant({ id, uuid: id, name: id }),
    met,
    misses: texts.map((text) => ({ kind: 'DIET_UNKNOWN', text })),
  });

  test('the titles of the lists name the matched wishes; a wish that a whole list misses is named once', async () => {
    const page = showSearch('?q=kosher%20sushi%20under%20%2410%20open%20at%203am');
    const nearMisses = [
      near('Minnow Sushi', [sushi], 'kosher not listed', 'costs $$$'),
      near('Room of Fish', [sushi], 'kosher not listed', 'costs $$$$'),
      near('Bagel Room', [kosher, cheap], 'Sushi not listed'),
    ];
    await answer(page, 0, 0, { interpretation, nearMisses });
    const lists = await screen.findAllByRole('list', { name: /^(?:kosher and under \$10|Sushi)/ }, { timeout: 10_000 });
    expect(
      lists.map((list) =>
        within(list)
          .getAllByRole('heading')
          .map((name) => name.textContent),
      ),
    ).toEqual([['Bagel Room'], ['Minnow Sushi', 'Room of Fish']]);
    expect(screen.getAllByText('kosher not listed')).toHaveLength(1);
    expect(lists[1]).toHaveTextContent('? costs $$$');
    expect(lists[1]).not.toHaveTextContent('kosher not listed');
  });

  test('a button “See all” is beside the title of a list, instead of a button under “Try instead”', async () => {
    const page = showSearch('?q=kosher%20sushi%20under%20%2410%20open%20at%203am');
    const nearMisses = [near('Minnow Sushi', [sushi], 'kosher?'), near('Bagel Room', [kosher, cheap], 'sushi?')];
    const without = (totalCount: number, ...chips: { key: string }[]) => ({
      totalCount,
      parts: chips.map((part) => ({ kind: 'CHIP', chip: part })),
    });
    const relaxations = [without(5, sushi, late), without(1, kosher, cheap, late)];
    await answer(page, 0, 0, { interpretation, nearMisses, relaxations });
    const all = await screen.findByRole('button', { name: 'See all 5' }, { timeout: 10_000 });
    expect(all).toHaveAccessibleDescription('kosher and under $10');
    expect(screen.queryByText('Try instead:')).toBeNull();
    expect(screen.queryByRole('button', { name: /See all 1/ })).toBeNull(); // the list already shows this result
    await userEvent.click(all);
    expect(address().getAll('without')).toEqual(['wanted:sushi', 'open:3']);
  });

  test.each([
    [1, 1],
    [3, 2],
    [6, 4],
  ])(
    'of %d near misses in a list with the button “See all”, %d are shown (one, or an even number up to 4)',
    async (found, shown) => {
      const page = showSearch('?q=kosher%20sushi%20under%20%2410%20open%20at%203am');
      const places = Array.from({ length: found }, (_, index) => near(`Bagels ${index}`, [kosher, cheap], 'sushi?'));
      const nearMisses = [near('Minnow Sushi', [sushi], 'kosher?'), ...places];
      const relaxations = [{ totalCount: 9, parts: [sushi, late].map((part) => ({ kind: 'CHIP', chip: part })) }];
      await answer(page, 0, 0, { interpretation, nearMisses, relaxations });
      expect(await screen.findByRole('button', { name: 'See all 9' }, { timeout: 10_000 })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { name: /^Bagels/ })).toHaveLength(shown);
    },
  );

  test('near misses that match no wish are in the list “Others”; each list has its own name', async () => {
    const page = showSearch('?q=sushi%20near%20the%20museum');
    const museum = chip('place:landmark:city museum', 'PLACE', 'near the museum');
    const nearMisses = [near('Museum Cafe', [museum], 'Sushi not listed'), near('Minnow Sushi', [], '2 mi away')];
    const findings = { interpretation: { ...interpretation, chips: [museum] }, nearMisses };
    await answer(page, 2, 2, findings);
    expect(screen.getByRole('list', { name: 'near the museum' })).toHaveTextContent('Museum Cafe');
    expect(screen.getByRole('list', { name: 'Others' })).toHaveTextContent('Minnow Sushi');
  });

  test('near misses that would need four lists are in one list; no row names a wish that all rows match', async () => {
    const page = showSearch('?q=kosher%20sushi%20under%20%2410%20open%20at%203am');
    const kinds = [[sushi, cheap], [kosher, cheap], [late, cheap], [cheap]];
    const nearMisses = kinds.map((met, at) => near(`Place ${at}`, met, 'not listed'));
    await answer(page, 0, 0, { interpretation, nearMisses });
    const list = await screen.findByRole('region', { name: 'These come closest' }, { timeout: 10_000 });
    expect(within(list).getAllByRole('article')[0]).toHaveTextContent('✓ Fits: Sushi');
    expect(list).not.toHaveTextContent('under $10'); // all near misses match this wish
  });
});

test('a near miss that is closed at the wanted time shows no current opening status and no badge', async () => {
  const page = showSearch('?q=dairy%20free%20pizza');
  const open = (id: string, kind: string) => ({
    distanceMeters: 900,
    node: mockRestaurant({ id, uuid: id, name: id, gemType: 'HIDDEN_GEM' }),
    met: [],
    misses: [{ kind, text: kind === 'CLOSED' ? 'closes at 1 AM' : 'costs $$$' }],
  });
  await answer(page, 2, 2, { nearMisses: [open('Fable Pizza', 'CLOSED'), open('Moth Pizza', 'PRICE')] });
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(within(near).getAllByText(/^(?:Open|Closed) · /)).toHaveLength(1);
  expect(within(near).getAllByText('Hidden Gem')).toHaveLength(1);
});

test('a near miss that is open at the wanted time shows that time, but not whether it is open now', async () => {
  const page = showSearch('?q=sushi%20at%203am');
  const late = { key: 'open:3', kind: 'OPEN_AT', label: 'at 3am' };
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips: [late] };
  const misses = [{ kind: 'FOOD_UNKNOWN', text: 'Sushi not listed' }];
  const node = mockRestaurant({ id: 'night', uuid: 'night', name: 'Night Diner' });
  await answer(page, 2, 2, { interpretation, nearMisses: [{ distanceMeters: null, node, met: [late], misses }] });
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(near).toHaveTextContent('✓ Fits: at 3am ? Sushi not listed');
  expect(within(near).queryByText(/^(?:Open|Closed) · /)).toBeNull();
});

test('if all near misses match the wish “open now”, each row still shows whether its place is open', async () => {
  const page = showSearch('?q=vegan%20pizza%20open%20now');
  const now = { key: 'open:now', kind: 'OPEN_AT', label: 'open now' };
  const interpretation = { isTruncated: false, corrections: [], unknownWords: [], asksForNearby: false, chips: [now] };
  const place = (name: string) => ({
    distanceMeters: null,
    node: mockRestaurant({ id: name, uuid: name, name }),
    met: [now],
    misses: [{ kind: 'DIET_UNKNOWN', text: 'vegan not listed' }],
  });
  await answer(page, 2, 2, { interpretation, nearMisses: [place('Fable Pizza'), place('Moth Pizza')] });
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(within(near).getAllByText(/^(?:Open|Closed) · /)).toHaveLength(2);
});

test('near misses are not shown on page 1 of several pages', async () => {
  const page = showSearch('?q=pizza');
  await answer(page, 23, 10, { nearMisses });
  expect(screen.queryByRole('region', { name: 'Close to it' })).toBeNull();
});

test('without results, the heading says that there is no known match, and near misses are shown', async () => {
  const page = showSearch('?q=dairy%20free%20pizza');
  await answer(page, 0, 0, { nearMisses });
  expect(await screen.findByRole('heading', { name: /No known match/ }, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'These come closest' })).toHaveTextContent('Fable Pizza');
});

test('a row of a near miss shows the badge “Hidden Gem”, but not the badge “Local Favorite”', async () => {
  const page = showSearch('?q=pizza');
  const node = mockRestaurant({ id: 'near 2', uuid: 'near-2', name: 'Moth Pizza', gemType: 'HIDDEN_GEM' });
  await answer(page, 1, 1, { nearMisses: [...nearMisses, { distanceMeters: 900, node, met: [], misses: [] }] });
  const near = screen.getByRole('region', { name: 'Close to it' });
  expect(within(near).getByText('Hidden Gem')).toBeInTheDocument();
  expect(within(near).queryByText('Local Favorite')).toBeNull();
});

describe('if nothing is found because hours are unknown', () => {
  const unknown = { kind: 'HOURS_UNKNOWN', text: 'hours not listed, so call ahead' };
  const place = (name: string, misses: readonly object[]) => ({
    distanceMeters: null,
    node: mockRestaurant({ id: name, uuid: name, name, hours: null }),
    met: [],
    misses,
  });
  const mochi = place('Cafe Mochi', [{ kind: 'FOOD_UNKNOWN', text: 'Sushi not listed' }, unknown]);
  const withoutHours = (totalCount: number) => ({ totalCount, parts: [{ kind: 'HOURS', chip: null }] });
  const withoutPrice = { totalCount: 9, parts: [{ kind: 'PRICE_RANGES', chip: null }] };
  const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 10_000 });

  test('the heading says that only hours are unknown; the listed places have their phone numbers', async () => {
    const page = showSearch('?q=sushi%20at%205am&hours=now');
    const nearMisses = [place('Sushi Ai', [unknown]), mochi];
    await answer(page, 0, 0, { nearMisses, relaxations: [withoutHours(1)] });
    expect(await heading('One place may fit: its hours are not listed')).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Places to call' });
    expect(list).toHaveTextContent('(314) 555-0100');
    expect(within(list).queryByText('Cafe Mochi')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull(); // the list already shows this place
  });

  test('if only 1 of 3 places is listed, a search without hours is offered; the heading says “3 places”', async () => {
    const page = showSearch('?q=sushi%20at%205am&hours=now&price=%24');
    const relaxations = [withoutPrice, withoutHours(3)];
    await answer(page, 0, 0, { nearMisses: [place('Sushi Ai', [unknown])], relaxations });
    expect(await heading('3 places may fit: their hours are not listed')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Without/ })).toHaveLength(2);
  });

  test('the heading does not mention hours if each near miss also misses another wish', async () => {
    const page = showSearch('?q=sushi%20at%205am&hours=now&price=%24');
    await answer(page, 0, 0, { nearMisses: [mochi], relaxations: [withoutPrice] });
    expect(await screen.findByRole('heading', { name: /No known match/ }, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'These come closest' })).toHaveTextContent('Cafe Mochi');
  });
});
