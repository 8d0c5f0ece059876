import type { Page, Route } from '@playwright/test';

/** Calls `answer` instead of the server for one GraphQL operation of the page. Does not change other operations. */
export async function stubGraphql(page: Page, operation: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await answer(route);
    else await route.fallback();
  });
}
