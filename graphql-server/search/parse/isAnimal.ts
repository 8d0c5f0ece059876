import { closure } from '../vocabulary/closure';

const ANIMALS = ['fish', 'seafood', 'meaty', 'chicken', 'beef', 'pork', 'bacon', 'lamb'];

/** Whether a concept is fish, seafood or meat, or a dish of these: "salmon", "steak", "wings". */
export const isAnimal = (concept: string): boolean =>
  ANIMALS.some((animal) => animal === concept || closure(concept).has(animal));
