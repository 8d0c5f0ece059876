import type { Router } from 'express';
import type { Deps } from '../context/context';
import { forgottenPassword, requestPasswordReset } from '../domain/accounts/requestPasswordReset';
import { passwordReset, resetPassword } from '../domain/accounts/resetPassword';
import { parseInput } from '../domain/input/parseInput';
import { route } from './route';

/** /api/auth/forgot-password and /api/auth/reset-password: setting a new password with a link from a mail. */
export function passwordRoutes(router: Router, deps: Deps): void {
  route(router, deps, '/api/auth/forgot-password', {
    post: async (request, response, context) => {
      const input = parseInput(forgottenPassword, request.body ?? {});
      await requestPasswordReset(context, input, context.address);
      const message = "If an account with this email exists, you'll receive a password reset email shortly.";
      response.json({ message });
    },
  });

  route(router, deps, '/api/auth/reset-password', {
    post: async (request, response, context) => {
      const input = parseInput(passwordReset, request.body ?? {});
      await resetPassword(context, input, context.address);
      response.json({ message: 'Your password has been updated successfully.' });
    },
  });
}
