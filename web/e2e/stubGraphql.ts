import type { Page, Route } from '@playwright/test';

/** Answers one operation of the page in the server's place; every other one goes through. */
export async function stubGraphql(page: Page, operation: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await answer(route);
    else await route.fallback();
  });
}
