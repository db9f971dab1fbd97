import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { memberSpeech } from '../../../pages/member-speech.ts';
import { sendPage } from '../../identity/interaction.ts';
import type { MailRelay } from '../../mail/post.ts';
import type { InvitationPurpose } from '../invitations-store.ts';
import { arrivalMessages } from './arrival.messages.ts';
import { type ArrivalSpeech, noticePage } from './arrival-pages.ts';

export interface ArrivalPorts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** `undefined`: mail does not go out, and nobody is sent a link. */
  readonly relay: MailRelay | undefined;
  /** What the sign-in elsewhere is called. */
  readonly upstreamName: string | undefined;
}

/** The address has done its work, or its time is over. */
export function sendOver(said: ArrivalSpeech, reply: FastifyReply, purpose: InvitationPurpose): undefined {
  const { title, text, begin: again } = said.messages.over;
  sendPage(reply.status(410), noticePage(said, title, purpose === 'begin' ? again : text));
}

/** In which language who asks is spoken to. */
export async function saidTo({ headers }: FastifyRequest): Promise<ArrivalSpeech> {
  const speech = memberSpeech(headers['accept-language']);
  return { speech, messages: await arrivalMessages.read(speech) };
}
