import type { IdentityProviders } from './IdentityProvider';

/** Returns the label of the provider with this name. If the provider is no longer configured, returns the name. */
export function labelOf(providers: IdentityProviders, name: string): string {
  return providers.get(name)?.label ?? name;
}
