import { clearingSettingsChange, type Settings as SettingsShape } from '../../domain/settings/Settings';
import { updateSettings } from '../../domain/settings/updateSettings';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { DisplayMode, Language } from './enums';
import { Settings } from './Settings';

const UpdateSettingsInput = builder
  .inputType('UpdateSettingsInput', {
    description:
      'What to change: one field or both. An absent field does not change. If language is null, the chosen language ' +
      'is removed.',
    fields: (t) => ({
      displayMode: t.field({ type: DisplayMode, description: 'Light or dark; null is refused.' }),
      language: t.field({
        type: Language,
        description: 'The language of the app and its e-mails.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(clearingSettingsChange);

const UpdateSettingsPayload = payloadType<{ settings: SettingsShape }>('UpdateSettingsPayload', {
  description: 'The answer to updateSettings.',
  fields: (t) => ({
    settings: t.field({
      type: Settings,
      nullable: true,
      description: 'The settings as they are now; null when the mutation was refused.',
      resolve: ({ settings }) => settings,
    }),
  }),
});

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: UpdateSettingsPayload,
    description: 'Changes a member’s settings. A guest’s settings are stored on the device.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UpdateSettingsInput, required: true, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      const settings = await updateSettings(context, context.viewer, input);
      context.accountLanguage = settings.language; // so that texts in the payload use the new language
      return { settings };
    },
  }),
);
