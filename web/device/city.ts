import { chooseStored, readStored } from './storage';
import { useStored } from './useStored';

/** The city until the user chooses one. The server has the same default: graphql-server/search/area/SearchArea.ts. */
export const defaultCity = 'St. Louis';

/** The stored city name, or the default. */
export function readCity(): string {
  return readStored('fuud_city')?.trim() || defaultCity;
}

/** Whether the stored city is marked as chosen by the user. */
export function readCityChosen(): boolean {
  return readStored('fuud_city_chosen') === 'true';
}

/** Stores the city and marks it as chosen. */
export function chooseCity(city: string): void {
  chooseStored('fuud_city', city.trim());
  chooseStored('fuud_city_chosen', 'true');
}

/** Removes only the mark that the user chose the city. The city's name stays stored. */
export function forgetCityChosen(): void {
  chooseStored('fuud_city_chosen', null);
}

/** The city name, always current in all components and tabs. */
export function useCity(): string {
  return useStored('fuud_city')?.trim() || defaultCity;
}

/** Whether the user chose the city, always current in all components and tabs. */
export function useCityChosen(): boolean {
  return useStored('fuud_city_chosen') === 'true';
}
