import { Colophon } from './Colophon';
import { FactSources } from './FactSources';
import { HowItWorks } from './HowItWorks';
import { Menu } from './Menu';
import { Vision } from './Vision';
import { Welcome } from './Welcome';

/**
 * The tab about Fuud: a welcome, a "menu" of what Fuud does, three steps that explain its use, the vision, the sources
 * of the facts, and a last part with the version.
 */
export function AboutPanel() {
  return (
    <>
      <Welcome />
      <Menu />
      <HowItWorks />
      <Vision />
      <FactSources />
      <Colophon />
    </>
  );
}
