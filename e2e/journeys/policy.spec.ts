import type { Response } from '@playwright/test';
import { people } from '../people.ts';
import { startResponse } from '../screens/respond.ts';
import { runCode } from '../screens/scripts.ts';
import { signIn } from '../screens/sign-in.ts';
import { installOffline } from '../world/open-offline.ts';
import { watchPolicy } from '../world/policy-watch.ts';
import { expect, test } from '../world/test.ts';

const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
const sandboxPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

test("every page, script and worker has its content security policy, and authors' code can't leave the sandbox", async ({
  browserContext,
  siteNote,
}) => {
  const page = await (await browserContext()).newPage();
  const answers: Response[] = [];
  page.context().on('response', (response) => answers.push(response));
  await page.goto('/');
  await signIn(page, people.owner);
  await startResponse(page, siteNote.teamId, siteNote.formId);
  await installOffline(page);
  await expect
    .poll(() => page.workers().map((worker) => new URL(worker.url()).pathname))
    .toContainEqual(expect.stringMatching(/^\/assets\/sync-worker-/));
  const loose = 'value = typeof fetch + typeof indexedDB + typeof postMessage';
  expect(await runCode(page, loose, {})).toMatchObject({ value: 'undefinedundefinedundefined' });

  const policies = new Map<string, string | undefined>();
  for (const answer of answers) {
    const { pathname } = new URL(answer.url());
    if (pathname === '/' || pathname.endsWith('.js'))
      policies.set(pathname, (await answer.headerValue('content-security-policy')) ?? undefined);
  }
  const sandbox = [...policies.keys()].filter((path) => path.startsWith('/assets/script-sandbox-'));
  expect(sandbox).toHaveLength(1);
  for (const [path, policy] of policies) {
    if (path.startsWith('/identity/')) continue;
    expect.soft(policy, path).toBe(sandbox.includes(path) ? sandboxPolicy : pagePolicy);
  }
  expect([...policies.keys()]).toContainEqual(expect.stringMatching(/^\/assets\/sync-worker-/));
});

test('an inline script and eval are blocked and reported', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const watch = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/');
  expect(watch.violations).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.planted = true';
    document.body.append(script);
  });
  await expect.poll(() => watch.violations).toContainEqual(expect.stringContaining('inline'));
  const result = await page.evaluate(
    () =>
      // Runs in a separate task: the policy doesn't apply to code that Playwright evaluates directly.
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return 1')());
          } catch (error) {
            resolve(String(error));
          }
        }),
      ),
  );
  expect(result).toMatch(/Content Security Policy|EvalError/);
  await expect.poll(() => watch.violations).toContainEqual(expect.stringContaining('eval'));
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  await context.close();
});
