import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';
import type { MessagesPlace } from './due-store.ts';

const payload = z.object({ teamId: z.guid(), responseId: recordId });
const keyOf = ({ teamId, responseId }: MessagesPlace) => `${teamId}/${responseId}`;

/** Has sent what webhooks are to be told of one response, in its order. */
export const sendMessages: JobAsk<MessagesPlace> = { name: 'send-webhook-messages', payload, keyOf };

/** Asks for it a moment later: a run that ends is in its own way. */
export const sendSoon: JobAsk<MessagesPlace> = { name: 'send-webhook-messages-soon', payload, keyOf };
