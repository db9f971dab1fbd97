import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderContinuePage } from '../pages/continue-page.ts';
import { loadPageLocale } from '../pages/page-locale.ts';

/**
 * Koa middleware that replaces pages with an inline script, which our Content Security Policy blocks. The provider
 * submits two forms that way: when one account replaces another, and when a person signs out after their session ended.
 * The same form is shown on a page with an external script.
 */
export async function replaceInlineScriptPages(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (typeof ctx.body !== 'string' || !ctx.body.includes('<script>')) return;
  const action = /<form method="post" action="([^"]*)">/.exec(ctx.body)?.[1];
  const inputs = ctx.body.match(/<input type="hidden" name="[\w-]*" value="[^"]*"\/>/g);
  if (action === undefined) throw new Error('The provider’s page contains an unknown script');
  ctx.body = renderContinuePage(await loadPageLocale(ctx.get('accept-language')), action, inputs ?? []);
}
