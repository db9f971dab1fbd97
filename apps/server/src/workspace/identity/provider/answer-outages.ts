import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isNoRoom, NO_ROOM_RETRY_AFTER } from '../../../database/is-no-room.ts';
import { isDatabaseOutage } from '../../../database/is-outage.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';

/** The provider calls every failure a 500 of its own: an outage of what it stands on is a 503 that says when to come back. */
export function answerOutages(provider: Provider): void {
  const failures = new WeakMap<object, Error>();
  provider.on('server_error', (context, error) => failures.set(context, error));
  provider.use(async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    const failure = failures.get(context);
    if (failure === undefined || !isDatabaseOutage(failure)) return;
    const isFull = isNoRoom(failure);
    context.status = 503;
    context.set('Retry-After', isFull ? NO_ROOM_RETRY_AFTER : '5');
    const words = wordOutage(failure);
    context.body =
      typeof context.body === 'object'
        ? { error: 'temporarily_unavailable', error_description: words }
        : page({ title: 'Unable to sign in' }, html`<p>${words}</p><p><a href="/">Back to Tideform</a></p>`);
  });
}

/** What people are told. */
export function wordOutage(error: unknown): string {
  return isNoRoom(error)
    ? 'The server has no room left. Whoever runs it must make some; nothing is lost.'
    : 'The server cannot reach its data right now. Try again in a moment.';
}
