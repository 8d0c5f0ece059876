/** @jest-environment node */
import { renderLanding } from './prerender';

test('renders the landing page with one style tag, which has the placeholder for the nonce', () => {
  const { html, styles } = renderLanding();
  expect(html).toContain('seconds away from the perfect bite.');
  expect(html).toContain('Continue as Guest');
  expect(styles).toMatch(/^<style nonce="__CSP_NONCE__" data-styled/);
  expect(styles.match(/<style /g)).toHaveLength(1);
});
