import { CannotStart } from '../cannot-start.ts';

/** Configured support chat of an external provider. */
export interface ChatConfig {
  readonly provider: 'intercom';
  /** ID of the operator's workspace at the provider; not a secret. */
  readonly appId: string;
  /** Origin of the chat's page: a separate host name of this server without signed-in users. No trailing slash. */
  readonly origin: string;
}

/**
 * Reads the configured support chat, if any.
 *
 * @param origin parsed `CHAT_URL`
 * @param publicUrl URL of the app for browsers
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readChatConfig(
  appId: string | undefined,
  origin: string | undefined,
  publicUrl: string | undefined,
): ChatConfig | undefined {
  if (!appId && origin === undefined) return undefined;
  if (!appId || origin === undefined) throw new CannotStart('INTERCOM_APP_ID and CHAT_URL belong together: set both');
  if (!/^[a-z0-9]{2,32}$/i.test(appId))
    throw new CannotStart(`INTERCOM_APP_ID must be the letters and digits that Intercom shows, not "${appId}"`);
  // NOTE: cookies ignore ports, so the hosts must differ.
  if (new URL(origin).hostname === new URL(publicUrl ?? 'http://localhost').hostname)
    throw new CannotStart(
      'CHAT_URL must have a different host name than PUBLIC_URL, so that the chat can’t access the app',
    );
  return { provider: 'intercom', appId, origin };
}
