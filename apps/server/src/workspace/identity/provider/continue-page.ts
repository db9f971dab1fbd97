import type { KoaContextWithOIDC } from 'oidc-provider';
import { continuePage } from '../pages/continue-page.ts';
import { speechFor } from '../pages/page-speech.ts';

/**
 * The provider submits two of its forms with an inline script: when one account replaces another, and when somebody signs
 * out who is signed in no more. Our pages allow no inline script; the same form is shown by a page of ours instead.
 */
export async function continueWithoutInlineScript(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (typeof ctx.body !== 'string' || !ctx.body.includes('<script>')) return;
  const action = /<form method="post" action="([^"]*)">/.exec(ctx.body)?.[1];
  const inputs = ctx.body.match(/<input type="hidden" name="[\w-]*" value="[^"]*"\/>/g);
  if (action === undefined) throw new Error('The provider has a page with a script that we do not know');
  ctx.body = continuePage(await speechFor(ctx.get('accept-language')), action, inputs ?? []);
}
