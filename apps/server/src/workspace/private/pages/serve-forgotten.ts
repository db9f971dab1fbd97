import type { FastifyInstance } from 'fastify';
import { isOwnPage } from '../../../pages/is-own-page.ts';
import { type Fields, fieldOf } from '../../../pages/read-form.ts';
import { findPerson, findSignInAccounts } from '../../directory/people-store.ts';
import { listAdministrators } from '../../directory/roles-store.ts';
import { sendPage } from '../../identity/interaction.ts';
import type { MailRelay } from '../../mail/post.ts';
import { endInvitations } from '../invitations-store.ts';
import { isMailAddress } from '../new-person.ts';
import { makeOneTimeAddress } from '../one-time-address.ts';
import { findRecoveryMail } from '../recovery-store.ts';
import { sendLink } from '../send-link.ts';
import { type ArrivalSpeech, forgottenPage, noticePage } from './arrival-pages.ts';
import { type ArrivalPorts, saidTo } from './arrival-ports.ts';

export const FORGOTTEN_PATH = '/workspace/forgotten';

/** The page that asks for an address to set a new password by. */
export function serveForgotten(app: FastifyInstance, ports: ArrivalPorts, relay: MailRelay): void {
  app.get(FORGOTTEN_PATH, async (request, reply) => sendPage(reply, forgottenPage(await saidTo(request))));
  app.post(FORGOTTEN_PATH, { config: { rateLimit: { max: 6, timeWindow: '1 minute' } } }, async (request, reply) => {
    const said = await saidTo(request);
    const mail = fieldOf(request.body as Fields, 'mail');
    if (!isOwnPage(request, ports.publicUrl) || !isMailAddress(mail)) {
      return sendPage(reply.status(422), forgottenPage(said, 'mail'));
    }
    // NOTE: nobody is told, nor can tell by the time it takes, whether the address is known here.
    sendResets(ports, relay, said, mail).catch((error: unknown) =>
      request.log.error({ err: error }, 'No link was sent'),
    );
    const { done, doneText } = said.messages.forgotten;
    return sendPage(reply, noticePage(said, done, doneText));
  });
}

async function sendResets(ports: ArrivalPorts, relay: MailRelay, said: ArrivalSpeech, mail: string): Promise<void> {
  const { database, publicUrl, now } = ports;
  for (const { person } of await findSignInAccounts(database, mail)) {
    const [administrator] = await listAdministrators(database, person.tenantId);
    const sender = administrator === undefined ? undefined : await findPerson(database, administrator);
    if (!sender) continue;
    const to = (await findRecoveryMail(database, person.id)) ?? person.mail ?? mail;
    const wanted = { purpose: 'reset', tenantId: person.tenantId, personId: person.id } as const;
    await endInvitations(database, wanted, now());
    const made = { ...wanted, mail: to, isMailed: true };
    const { address } = await makeOneTimeAddress(database, publicUrl, made, now());
    const { resetSubject: subject, reset: text } = said.messages.mails;
    await sendLink({ database, now, relay }, sender, to, { subject, text, address });
  }
}
