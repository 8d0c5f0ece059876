import { chooseCity, forgetCityChosen, readCity, readCityChosen } from './city';

test('is St. Louis until a city is chosen', () => {
  expect([readCity(), readCityChosen()]).toEqual(['St. Louis', false]);
  localStorage.setItem('fuud_city', '  ');
  expect(readCity()).toBe('St. Louis');
});

test('choosing marks the city as chosen; forgetting removes only the mark', () => {
  chooseCity(' Phoenix ');
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', true]);
  forgetCityChosen();
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', false]);
});
