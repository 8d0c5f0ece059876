import type { Language } from '../languages';
import { dietary, features } from './factLabels.json';
import type { DietaryOption, Feature } from './facts';

type Labels = Readonly<Record<Language, string>>;

/** What each diet is called in each language. */
export const dietaryLabels: Readonly<Record<DietaryOption, Labels>> = dietary;

/** What each feature is called in each language. */
export const featureLabels: Readonly<Record<Feature, Labels>> = features;
