import { brokenRules } from '../world/expect-accessible.ts';
import { type Playground, startPlayground } from '../world/playground.ts';
import { expect, test } from '../world/test.ts';

let playground: Playground;
test.beforeAll(async () => {
  playground = await startPlayground();
});
test.afterAll(() => playground.close());

// Right-to-left is for the eye (`npm run shots`): axe sees nothing else there.
for (const look of ['light', 'dark', 'contrast']) {
  test(`every sample of every component is accessible in ${look}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${playground.address}playground?look=${look}`);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    expect(await page.getByRole('article').count()).toBeGreaterThan(40);
    expect(await brokenRules(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
