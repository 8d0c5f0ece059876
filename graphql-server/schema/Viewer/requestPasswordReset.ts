import { forgottenPassword, requestPasswordReset } from '../../domain/accounts/requestPasswordReset';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { Language } from '../Settings/enums';

const RequestPasswordResetInput = builder
  .inputType('RequestPasswordResetInput', {
    description: 'Whose password is forgotten.',
    fields: (t) => ({
      email: t.string({ required: true, description: 'The e-mail of the account.' }),
      fallbackLanguage: t.field({
        type: Language,
        description: 'The language of the mail, unless the account’s settings name one; English when absent.',
      }),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(forgottenPassword.omit({ language: true }).extend({ fallbackLanguage: forgottenPassword.shape.language }));

const RequestPasswordResetPayload = payloadType('RequestPasswordResetPayload', {
  description: 'The answer to requestPasswordReset; the same whether an account has that e-mail or not.',
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    description:
      'Mails a link to choose a new password with, if an account has that e-mail; it works once, for an hour.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'Whose password.' }) },
    resolve: async (_root, { input: { email, fallbackLanguage } }, context) => {
      await requestPasswordReset(context, { email, language: fallbackLanguage }, context.address);
      return {};
    },
  }),
);
