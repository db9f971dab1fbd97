import { CannotStart } from '../cannot-start.ts';

/** A chat of somebody else's in which people reach whoever supports them. */
export interface ChatConfig {
  readonly provider: 'intercom';
  /** How the provider knows who runs this server; no secret. */
  readonly appId: string;
  /** Where the chat runs: another host of this server, at which nobody is signed in. No trailing slash. */
  readonly origin: string;
}

/**
 * Reads where people chat. None: there is no chat, and nobody outside is asked.
 *
 * @param origin what `CHAT_URL` says, read
 * @param publicUrl where browsers reach the app
 * @throws with the variable's name, when a value cannot be used
 */
export function readChatConfig(
  appId: string | undefined,
  origin: string | undefined,
  publicUrl: string | undefined,
): ChatConfig | undefined {
  if (!appId && origin === undefined) return undefined;
  if (!appId || origin === undefined) throw new CannotStart('INTERCOM_APP_ID and CHAT_URL belong together: set both');
  if (!/^[a-z0-9]{2,32}$/i.test(appId))
    throw new CannotStart(`INTERCOM_APP_ID must be letters and digits, as Intercom tells them, not "${appId}"`);
  // NOTE: cookies know no ports.
  if (new URL(origin).hostname === new URL(publicUrl ?? 'http://localhost').hostname)
    throw new CannotStart(
      'CHAT_URL must have another host name than PUBLIC_URL: what runs there must not reach the app',
    );
  return { provider: 'intercom', appId, origin };
}
