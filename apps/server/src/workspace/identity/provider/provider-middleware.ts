import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { DISK_FULL_RETRY_AFTER, isDatabaseOutage, isDiskFull } from '../../../database/database-errors.ts';
import { html } from '../../../pages/html.ts';
import { loadPageLocale, type PageLocale, renderContinuePage, renderIdentityPage } from '../pages/identity-page.ts';

/** Turns database outages, which the provider reports as its own 500 errors, into 503 with `Retry-After`. */
export function handleOutages(provider: Provider): void {
  const failures = new WeakMap<object, Error>();
  provider.on('server_error', (context, error) => failures.set(context, error));
  provider.use(async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    const failure = failures.get(context);
    if (failure === undefined || !isDatabaseOutage(failure)) return;
    const isFull = isDiskFull(failure);
    context.status = 503;
    context.set('Retry-After', isFull ? DISK_FULL_RETRY_AFTER : '5');
    const isJson = typeof context.body === 'object';
    const { locale, messages } = await loadPageLocale(isJson ? undefined : context.get('accept-language'));
    const message = formatOutage(failure, messages);
    context.body = isJson
      ? { error: 'temporarily_unavailable', error_description: message }
      : renderIdentityPage(
          { locale, title: messages.failed.title },
          html`<p>${message}</p><p><a href="/">${messages.back}</a></p>`,
        );
  });
}

/** Formats an outage as a message for people. */
export const formatOutage = (error: unknown, { outage }: PageLocale['messages']): string =>
  isDiskFull(error) ? outage['no-room'] : outage['no-data'];

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
