import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isNoRoom, NO_ROOM_RETRY_AFTER } from '../../../database/is-no-room.ts';
import { isDatabaseOutage } from '../../../database/is-outage.ts';
import { html } from '../../../pages/html.ts';
import { page } from '../pages/page.ts';
import { type PageSpeech, speechFor } from '../pages/page-speech.ts';

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
    const isForProgram = typeof context.body === 'object';
    const { speech, messages } = await speechFor(isForProgram ? undefined : context.get('accept-language'));
    const said = wordOutage(failure, messages);
    context.body = isForProgram
      ? { error: 'temporarily_unavailable', error_description: said }
      : page({ speech, title: messages.failed.title }, html`<p>${said}</p><p><a href="/">${messages.back}</a></p>`);
  });
}

/** What people are told. */
export const wordOutage = (error: unknown, { outage }: PageSpeech['messages']): string =>
  isNoRoom(error) ? outage['no-room'] : outage['no-data'];
