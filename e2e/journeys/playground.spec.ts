import { allAxeRules, colorRules, findViolations } from '../world/expect-accessible.ts';
import { type Playground, startPlayground } from '../world/playground.ts';
import { expect, test } from '../world/test.ts';

let playground: Playground;
test.beforeAll(async () => {
  playground = await startPlayground();
});
test.afterAll(() => playground.close());

// Right-to-left is reviewed by eye (`npm run shots`): axe has no additional rules for it.
const looks = ['light', 'dark', 'contrast'];

test('every sample of every component is accessible in each look', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${playground.address}playground?look=light`);
  const chosen = page.getByRole('navigation').getByRole('combobox', { name: 'Look', exact: true });
  await chosen.waitFor();
  for (const look of looks) {
    await chosen.selectOption(look);
    await expect(page).toHaveURL(new RegExp(`look=${look}`));
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(40);
    const broken = await findViolations(page, look === 'light' ? allAxeRules : colorRules);
    expect.soft(broken, look).toEqual([]);
  }
  expect(errors).toEqual([]);
});
