import { escaped } from '../external-services/mail/escaped.ts';
import type { Letter, LetterFile } from '../external-services/mail/letter.ts';

export interface SupportAsk {
  readonly id: string;
  readonly to: string;
  readonly details: string;
  readonly version?: string | undefined;
  readonly path?: string | undefined;
  readonly asker: {
    readonly name: string;
    readonly email: string | null;
    readonly userId: string;
    readonly teamId: string;
    readonly tenantId: string;
  };
  readonly publicUrl: string;
  readonly attachments: readonly LetterFile[];
}

const plainAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

/** A request for support as whoever answers reads it: what was written, by whom, and where. An answer goes to the person. */
export function supportLetter({ id, to, details, version, path, asker, publicUrl, attachments }: SupportAsk): Letter {
  const { name, email, userId, teamId, tenantId } = asker;
  const messageId = `<support.${id}@${new URL(publicUrl).hostname}>`;
  const facts = { From: `${name} ${email ?? ''}`.trim(), Person: userId, Team: teamId, Organization: tenantId };
  const rows = Object.entries({ ...facts, Server: publicUrl, Path: path, Version: version }).flatMap(
    ([label, value]) => (value ? [`<tr><td>${label}</td><td>${escaped(value)}</td></tr>`] : []),
  );
  const [first = ''] = details.split('\n');
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [to],
    cc: [],
    bcc: [],
    replyTo: email && plainAddress.test(email) ? [email] : [],
    subject: `Support Request: ${first.replace(/\s+/g, ' ').trim().slice(0, 100)}`,
    html: `<p>${escaped(details).replaceAll('\n', '<br>')}</p><table>${rows.join('')}</table>`,
    attachments,
  };
}
