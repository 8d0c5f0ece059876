import type { IdentityProviders } from './IdentityProvider';

/** The name of a provider, to show to people: the text of its button, or `name` if it is no longer configured. */
export function labelOf(providers: IdentityProviders, name: string): string {
  return providers.get(name)?.label ?? name;
}
