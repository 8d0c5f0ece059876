import type { IdentityProviders } from './IdentityProvider';

/** Returns the label on the button of a provider. If the provider is no longer configured, returns its name. */
export function labelOf(providers: IdentityProviders, name: string): string {
  return providers.get(name)?.label ?? name;
}
