import { dietaryLabels, featureLabels } from '../../facts/factLabels';
import { type DietaryOption as Diet, dietaryOptions, type Feature as Fact, features } from '../../facts/facts';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { DietaryOption, Feature } from './enums';

const DietaryOptionInfo = builder.objectRef<{ key: Diet }>('DietaryOptionInfo').implement({
  description: 'A diet and its name.',
  fields: (t) => ({
    key: t.expose('key', { type: DietaryOption, description: 'The diet.' }),
    label: t.string({
      description: 'The name of the diet in the requested language.',
      args: languageArgs,
      resolve: ({ key }, { language }, context) => dietaryLabels[key][languageOf(context, language)],
    }),
  }),
});

const FeatureInfo = builder.objectRef<{ key: Fact }>('FeatureInfo').implement({
  description: 'A feature and its name.',
  fields: (t) => ({
    key: t.expose('key', { type: Feature, description: 'The feature.' }),
    label: t.string({
      description: 'The name of the feature in the requested language.',
      args: languageArgs,
      resolve: ({ key }, { language }, context) => featureLabels[key][languageOf(context, language)],
    }),
  }),
});

builder.queryFields((t) => ({
  dietaryOptionInfos: t.field({
    type: [DietaryOptionInfo],
    extensions: listOf(dietaryOptions.length),
    description: 'All diets with their names.',
    resolve: () => dietaryOptions.map((key) => ({ key })),
  }),
  featureInfos: t.field({
    type: [FeatureInfo],
    extensions: listOf(features.length),
    description: 'All features with their names.',
    resolve: () => features.map((key) => ({ key })),
  }),
}));
