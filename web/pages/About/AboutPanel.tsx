import { Colophon } from './Colophon';
import { FactSources } from './FactSources';
import { HowItWorks } from './HowItWorks';
import { Menu } from './Menu';
import { Vision } from './Vision';
import { Welcome } from './Welcome';

/**
 * The tab about Fuud, like a magazine: a welcome, a "menu" of what Fuud does, three steps, a vision, the sources and a
 * colophon.
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
