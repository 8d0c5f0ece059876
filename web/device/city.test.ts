import { chooseCity, forgetCityChosen, readCity, readCityChosen } from './city';

test('is St. Louis until chosen', () => {
  expect([readCity(), readCityChosen()]).toEqual(['St. Louis', false]);
  localStorage.setItem('fuud_city', '  ');
  expect(readCity()).toBe('St. Louis');
});

test('choosing marks it as chosen; forgetting clears only the mark', () => {
  chooseCity(' Phoenix ');
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', true]);
  forgetCityChosen();
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', false]);
});
