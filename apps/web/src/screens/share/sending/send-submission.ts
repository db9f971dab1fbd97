import { type ApiClient, completeShare, getShareSession, submitShare } from '@tideform/contract';
import { proveByWork } from '../../../captcha/prove-by-work.ts';
import { given, openKeptSession, ShareRefused, sessionApi } from '../session/share-client.ts';
import type { KeptSession, SentSubmission, ShareFile, ShareSubmission } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { fileIdsOf } from './files-of.ts';
import { makePdf } from './make-pdf.ts';
import { sendFiles } from './send-files.ts';

/** What a PDF is taken to weigh until it is there. */
const assumedPdfBytes = 500_000;

/** Refusals that pass by themselves, or once the link's builders have done something. */
export const passing: ReadonlySet<string> = new Set([
  'too-many-requests',
  'share-unauthorized',
  'share-not-open-yet',
  'files-missing',
  'unauthorized',
]);

/** How far a submission is on its way; looked at ten times a second. */
export interface SendingProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface Sending {
  readonly submission: ShareSubmission;
  /** Of the link, where it asks for one and this browser has no session of it. */
  readonly password?: string | undefined;
  readonly progress: SendingProgress;
  /** The server has the answers. */
  readonly onReceived?: (() => void) | undefined;
  /** Its PDF, for a person who wants a copy. */
  readonly onPdf?: ((pdf: Blob) => void) | undefined;
}

/**
 * Sends what was submitted: the answers in one request of their own, then files and the PDF. Whatever it was stopped by, it may be called
 * again: what has arrived is not sent again, and the session counts once.
 *
 * @throws ShareRefused what the server says · ServerOutage, UploadStopped when it says nothing
 */
export async function sendSubmission(world: ShareWorld, sending: Sending): Promise<SentSubmission> {
  const { submission, onReceived } = sending;
  const session = await sessionOf(world, sending);
  const api = sessionApi(world, submission.code, session, (renewed) => world.store.change(submission.id, renewed));
  const received = submission.received ?? (await submit(world, api, submission, session.sessionId));
  if (!submission.received) await world.store.change(submission.id, { received });
  onReceived?.();
  const sent = await sendParts(world, api, sending, received);
  await world.store.acknowledge(submission, sent);
  return sent;
}

/** Files and the PDF. What the server won't take any more is left out: the answers have arrived. */
async function sendParts(
  world: ShareWorld,
  api: ApiClient,
  sending: Sending,
  received: SentSubmission,
): Promise<SentSubmission> {
  const { submission, progress } = sending;
  const files = await filesOf(world, submission);
  progress.totalBytes = bytesOf(files) + assumedPdfBytes;
  try {
    await sendFiles(world, api, files, { onProgress: (bytes) => (progress.sentBytes = bytes) });
    const { submissionNumber } = received;
    const pdf = await sendPdf(world, api, sending, { submissionNumber, before: bytesOf(files) });
    await complete(world, api, submission.id, pdf);
    return received;
  } catch (cause) {
    if (!(cause instanceof ShareRefused) || passing.has(cause.refusal)) throw cause;
    return { ...received, isWithoutFiles: files.length > 0 };
  }
}

/** NOTE: kept before anything else is asked: the same response is sent, however often it is tried. */
async function sessionOf(world: ShareWorld, { submission, password }: Sending): Promise<KeptSession> {
  const { code, id, sessionId, token, expiresAt } = submission;
  if (sessionId !== undefined && token !== undefined && expiresAt !== undefined && expiresAt > world.now())
    return { sessionId, token, expiresAt };
  const session = await openKeptSession(world, { code, password, token });
  await world.store.change(id, session);
  return session;
}

async function filesOf({ store }: ShareWorld, { id, data }: ShareSubmission): Promise<readonly ShareFile[]> {
  const kept = new Map((await store.files(id)).map((file) => [file.id, file]));
  return fileIdsOf(data.data).flatMap((one) => kept.get(one) ?? []);
}

const bytesOf = (files: readonly ShareFile[]): number => files.reduce((sum, { content }) => sum + content.size, 0);

/** Draws the PDF and sends it. Answers its id; `null`: it cannot be drawn, and the response goes without. */
async function sendPdf(
  world: ShareWorld,
  api: ApiClient,
  { submission, progress, onPdf }: Sending,
  { submissionNumber, before }: { readonly submissionNumber: number; readonly before: number },
): Promise<string | null> {
  if (submission.pdf === null) return null;
  const kept = submission.pdf === undefined ? undefined : await world.store.file(submission.pdf);
  if (kept?.isSent) {
    onPdf?.(kept.content);
    return kept.id;
  }
  const drawn = await makePdf(world, submission, submissionNumber);
  if (!drawn) {
    await world.store.change(submission.id, { pdf: null });
    return null;
  }
  onPdf?.(drawn.content);
  const file: ShareFile = { id: submission.pdf ?? world.uuid(), owner: submission.id, ...drawn };
  await world.store.putFile(file);
  await world.store.change(submission.id, { pdf: file.id });
  progress.totalBytes = before + file.content.size;
  await sendFiles(world, api, [file], { isPdf: true, onProgress: (bytes) => (progress.sentBytes = before + bytes) });
  return file.id;
}

/** The first request after a submit. It depends on nothing but the answers, and outlives the page. */
async function submit(
  world: ShareWorld,
  api: ApiClient,
  { version, data, website }: ShareSubmission,
  sessionId: string,
): Promise<SentSubmission> {
  const ask = (receipt?: string) =>
    api.call(submitShare, {
      body: { version, data, pdf: null, filesFollow: true, website, ...(receipt !== undefined && { receipt }) },
      idempotencyKey: sessionId,
    });
  let answer = await ask();
  if (!answer.ok && answer.refusal === 'proof-required') {
    const { receipt } = await proveByWork(api)(new AbortController().signal);
    answer = await ask(receipt);
  }
  if (answer.ok) return answer.value;
  // What this session has submitted before counts.
  if (answer.refusal === 'already-submitted') return sentBefore(world, api);
  throw new ShareRefused(answer);
}

async function sentBefore(world: ShareWorld, api: ApiClient): Promise<SentSubmission> {
  const { submissionNumber } = given(await api.call(getShareSession, {}));
  return { submissionNumber: submissionNumber ?? 0, submittedAt: world.now() };
}

async function complete(world: ShareWorld, api: ApiClient, id: string, pdf: string | null): Promise<void> {
  const answer = await api.call(completeShare, { body: { pdf } });
  if (answer.ok) return;
  // The next try sends all of them.
  if (answer.refusal === 'files-missing') await sendAgain(world, id);
  throw new ShareRefused(answer);
}

async function sendAgain({ store }: ShareWorld, id: string): Promise<void> {
  for (const file of await store.files(id)) await store.putFile({ ...file, isSent: false, uploadUrl: undefined });
}
