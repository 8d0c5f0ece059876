import type { Router } from 'express';
import type { Deps } from '../context/context';
import { forgottenPassword, requestPasswordReset } from '../domain/accounts/requestPasswordReset';
import { passwordReset, resetPassword } from '../domain/accounts/resetPassword';
import { parseInput } from '../domain/input/parseInput';
import { addressOf } from '../request/address';
import { route } from './route';

/** /api/auth/forgot-password and /api/auth/reset-password: a new password by mail. */
export function passwordRoutes(router: Router, deps: Deps): void {
  route(router, '/api/auth/forgot-password', {
    post: async (request, response) => {
      const input = parseInput(forgottenPassword, request.body ?? {});
      await requestPasswordReset(deps, input, addressOf(request, deps.trustProxy));
      const message = "If an account with this email exists, you'll receive a password reset email shortly.";
      response.json({ message });
    },
  });

  route(router, '/api/auth/reset-password', {
    post: async (request, response) => {
      const input = parseInput(passwordReset, request.body ?? {});
      await resetPassword(deps, input, addressOf(request, deps.trustProxy));
      response.json({ message: 'Your password has been updated successfully.' });
    },
  });
}
