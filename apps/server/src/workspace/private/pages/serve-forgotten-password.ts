import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { type FormFields, getField, isSameOriginForm } from '../../../pages/form-requests.ts';
import { getMemberLocale } from '../../../pages/get-request-locale.ts';
import { findPerson, findSignInAccounts } from '../../directory/people-store.ts';
import { listAdministrators } from '../../directory/roles-store.ts';
import { sendPage } from '../../identity/interaction.ts';
import type { MailRelay } from '../../mail/deliver-mail.ts';
import { isMailAddress } from '../accept-invitation.ts';
import { endInvitations, findRecoveryMail, type InvitationPurpose } from '../invitations-store.ts';
import { createOneTimeLink, sendLinkEmail } from '../one-time-link.ts';
import { linkPageMessages } from './link-pages.messages.ts';
import { type LinkPageLocale, renderForgottenPage, renderTextPage } from './link-pages.ts';

export const FORGOTTEN_PATH = '/workspace/forgotten';

/** Serves the page that sends a link for setting a new password. */
export function serveForgottenPassword(app: FastifyInstance, ports: LinkPagePorts, relay: MailRelay): void {
  app.get(FORGOTTEN_PATH, async (request, reply) =>
    sendPage(reply, renderForgottenPage(await loadPageLocale(request))),
  );
  app.post(FORGOTTEN_PATH, { config: { rateLimit: { max: 6, timeWindow: '1 minute' } } }, async (request, reply) => {
    const pageLocale = await loadPageLocale(request);
    const mail = getField(request.body as FormFields, 'mail');
    if (!isSameOriginForm(request, ports.publicUrl) || !isMailAddress(mail)) {
      return sendPage(reply.status(422), renderForgottenPage(pageLocale, 'mail'));
    }
    // NOTE: the response is sent before the address is looked up. Neither its text nor its timing reveals whether the
    // address is known.
    sendResetLinks(ports, relay, pageLocale, mail).catch((error: unknown) =>
      request.log.error({ err: error }, 'No link was sent'),
    );
    const { done, doneText } = pageLocale.messages.forgotten;
    return sendPage(reply, renderTextPage(pageLocale, done, doneText));
  });
}

async function sendResetLinks(
  ports: LinkPagePorts,
  relay: MailRelay,
  pageLocale: LinkPageLocale,
  mail: string,
): Promise<void> {
  const { database, publicUrl, now } = ports;
  for (const { person } of await findSignInAccounts(database, mail)) {
    const [administrator] = await listAdministrators(database, person.tenantId);
    const sender = administrator === undefined ? undefined : await findPerson(database, administrator);
    if (!sender) continue;
    const to = (await findRecoveryMail(database, person.id)) ?? person.mail ?? mail;
    const linkOptions = { purpose: 'reset', tenantId: person.tenantId, personId: person.id } as const;
    await endInvitations(database, linkOptions, now());
    const mailedLink = { ...linkOptions, mail: to, isMailed: true };
    const { address } = await createOneTimeLink(database, publicUrl, mailedLink, now());
    const { resetSubject: subject, reset: text } = pageLocale.messages.mails;
    await sendLinkEmail({ database, now, relay }, sender, to, { subject, text, address });
  }
}

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
