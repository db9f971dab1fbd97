import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { getMemberLocale } from '../../../pages/get-request-locale.ts';
import { sendPage } from '../../identity/interaction.ts';
import type { MailRelay } from '../../mail/deliver-mail.ts';
import type { InvitationPurpose } from '../invitations-store.ts';
import { linkPageMessages } from './link-pages.messages.ts';
import { type LinkPageLocale, renderTextPage } from './link-pages.ts';

export interface LinkPagePorts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Relay for external mail; `undefined`: email isn't configured, so links can't be sent. */
  readonly relay: MailRelay | undefined;
  /** Display name of the upstream provider. */
  readonly upstreamName: string | undefined;
}

/** Sends the page that says that a one-time link was used or has expired. */
export function sendExpired(pageLocale: LinkPageLocale, reply: FastifyReply, purpose: InvitationPurpose): undefined {
  const { title, text, begin: ownerText } = pageLocale.messages.over;
  sendPage(reply.status(410), renderTextPage(pageLocale, title, purpose === 'begin' ? ownerText : text));
}

/** Loads the locale and messages of a request. */
export async function loadPageLocale({ headers }: FastifyRequest): Promise<LinkPageLocale> {
  const locale = getMemberLocale(headers['accept-language']);
  return { locale, messages: await linkPageMessages.read(locale) };
}
