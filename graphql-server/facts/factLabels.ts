import type { Language } from '../languages';
import { dietary, features } from './factLabels.json';
import type { DietaryOption, Feature } from './facts';

type Labels = Readonly<Record<Language, string>>;

/** The label of each diet in each language. */
export const dietaryLabels: Readonly<Record<DietaryOption, Labels>> = dietary;

/** The label of each feature in each language. */
export const featureLabels: Readonly<Record<Feature, Labels>> = features;
