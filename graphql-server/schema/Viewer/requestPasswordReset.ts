import { forgottenPassword, requestPasswordReset } from '../../domain/accounts/requestPasswordReset';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { Language } from '../Settings/enums';

const RequestPasswordResetInput = builder
  .inputType('RequestPasswordResetInput', {
    description: 'The account of a person who forgot the password.',
    fields: (t) => ({
      email: t.string({ required: true, description: 'The e-mail of the account.' }),
      fallbackLanguage: t.field({
        type: Language,
        description: 'The language of the mail, if the account has no language. English by default.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(forgottenPassword.omit({ language: true }).extend({ fallbackLanguage: forgottenPassword.shape.language }));

const RequestPasswordResetPayload = payloadType('RequestPasswordResetPayload', {
  description: 'The answer to requestPasswordReset. It does not show whether an account has the given e-mail.',
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    description:
      'If an account has the given e-mail address, mails a link for choosing a new password to this address. The ' +
      'link works only once, only for one hour, and only if no newer link was mailed.',
    args: {
      input: t.arg({
        type: RequestPasswordResetInput,
        required: true,
        description: 'The account that needs a new password.',
      }),
    },
    resolve: async (_root, { input: { email, fallbackLanguage } }, context) => {
      await requestPasswordReset(context, { email, language: fallbackLanguage }, context.address);
      return {};
    },
  }),
);
