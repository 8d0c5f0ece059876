import { chooseCity, forgetCityChosen, readCity, readCityChosen } from './city';

test('the city is St. Louis until the user chooses one; stored spaces do not count as a city', () => {
  expect([readCity(), readCityChosen()]).toEqual(['St. Louis', false]);
  localStorage.setItem('fuud_city', '  ');
  expect(readCity()).toBe('St. Louis');
});

test('chooseCity marks the city as chosen; forgetCityChosen removes only the mark', () => {
  chooseCity(' Phoenix ');
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', true]);
  forgetCityChosen();
  expect([readCity(), readCityChosen()]).toEqual(['Phoenix', false]);
});
