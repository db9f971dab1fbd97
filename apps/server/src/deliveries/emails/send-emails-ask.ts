import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';
import type { EmailsPlace } from './emails-store.ts';

const payload = z.object({ teamId: z.guid(), responseId: recordId });
const keyOf = ({ teamId, responseId }: EmailsPlace) => `${teamId}/${responseId}`;

/** Has sent the emails about one response, in its order. */
export const sendEmails: JobAsk<EmailsPlace> = { name: 'send-emails', payload, keyOf };

/** Asks for it a moment later: a run that ends is in its own way. */
export const sendEmailsSoon: JobAsk<EmailsPlace> = { name: 'send-emails-soon', payload, keyOf };
