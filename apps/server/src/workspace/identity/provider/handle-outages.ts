import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { DISK_FULL_RETRY_AFTER, isDatabaseOutage, isDiskFull } from '../../../database/database-errors.ts';
import { html } from '../../../pages/html.ts';
import { loadPageLocale, type PageLocale } from '../pages/page-locale.ts';
import { renderIdentityPage } from '../pages/render-identity-page.ts';

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
