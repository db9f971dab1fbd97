import { type ApiClient, completeShare, getShareSession, submitShare } from '@tideform/contract';
import { createProofOfWorkProver } from '../../../captcha/create-proof-of-work-prover.ts';
import { createSessionApi, openStoredSession, requireValue, ShareRefused } from '../session/share-client.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { SentSubmission, ShareFile, ShareSubmission, StoredSession } from '../session/share-records.ts';
import { createPdf, findFileIds } from './create-pdf.ts';
import { sendFiles } from './send-files.ts';

/** Estimated size of the PDF until it is rendered. */
const assumedPdfBytes = 500_000;

/** Refusals that are temporary, or that the link's builders can resolve. */
export const temporaryRefusals: ReadonlySet<string> = new Set([
  'too-many-requests',
  'share-unauthorized',
  'share-not-open-yet',
  'files-missing',
  'unauthorized',
]);

/** Upload progress of a submission; mutable, polled by the view. */
export interface SendingProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface SendRequest {
  readonly submission: ShareSubmission;
  /** Password of the link, needed if this browser has no session. */
  readonly password?: string | undefined;
  readonly progress: SendingProgress;
  /** Called when the server has the answers. */
  readonly onReceived?: (() => void) | undefined;
  /** Called with the PDF, for respondents who want a copy. */
  readonly onPdf?: ((pdf: Blob) => void) | undefined;
}

/**
 * Sends a submission: the answers in one request, then files and the PDF. Can be called again after any interruption:
 * arrived parts aren't sent again, and the session is submitted once.
 *
 * @throws ShareRefused with the server's reason; ServerOutage or UploadStopped without a reply
 */
export async function sendSubmission(context: ShareContext, request: SendRequest): Promise<SentSubmission> {
  const { submission, onReceived } = request;
  const session = await getSession(context, request);
  const api = createSessionApi(context, submission.code, session, (renewed) =>
    context.store.updateSubmission(submission.id, renewed),
  );
  const received = submission.received ?? (await submitAnswers(context, api, submission, session.sessionId));
  if (!submission.received) await context.store.updateSubmission(submission.id, { received });
  onReceived?.();
  const sent = await sendFilesAndPdf(context, api, request, received);
  await context.store.acknowledge(submission, sent);
  return sent;
}

/** Sends files and the PDF. Parts that the server no longer accepts are left out, because the answers have arrived. */
async function sendFilesAndPdf(
  context: ShareContext,
  api: ApiClient,
  request: SendRequest,
  received: SentSubmission,
): Promise<SentSubmission> {
  const { submission, progress } = request;
  const files = await findFiles(context, submission);
  progress.totalBytes = sumBytes(files) + assumedPdfBytes;
  try {
    await sendFiles(context, api, files, { onProgress: (bytes) => (progress.sentBytes = bytes) });
    const { submissionNumber } = received;
    const pdf = await sendPdf(context, api, request, { submissionNumber, before: sumBytes(files) });
    await completeSubmission(context, api, submission.id, pdf);
    return received;
  } catch (cause) {
    if (!(cause instanceof ShareRefused) || temporaryRefusals.has(cause.refusal)) throw cause;
    return { ...received, isWithoutFiles: files.length > 0 };
  }
}

/**
 * Returns the session of a submission. NOTE: a new session is stored before further requests, so that retries submit
 * the same response.
 */
async function getSession(context: ShareContext, { submission, password }: SendRequest): Promise<StoredSession> {
  const { code, id, sessionId, token, expiresAt } = submission;
  if (sessionId !== undefined && token !== undefined && expiresAt !== undefined && expiresAt > context.now())
    return { sessionId, token, expiresAt };
  const session = await openStoredSession(context, { code, password, token });
  await context.store.updateSubmission(id, session);
  return session;
}

async function findFiles({ store }: ShareContext, { id, data }: ShareSubmission): Promise<readonly ShareFile[]> {
  const stored = new Map((await store.files(id)).map((file) => [file.id, file]));
  return findFileIds(data.data).flatMap((one) => stored.get(one) ?? []);
}

const sumBytes = (files: readonly ShareFile[]): number => files.reduce((sum, { content }) => sum + content.size, 0);

/** Renders and uploads the PDF. Returns its file ID; `null` if it can't be rendered and is left out. */
async function sendPdf(
  context: ShareContext,
  api: ApiClient,
  { submission, progress, onPdf }: SendRequest,
  { submissionNumber, before }: { readonly submissionNumber: number; readonly before: number },
): Promise<string | null> {
  if (submission.pdf === null) return null;
  const stored = submission.pdf === undefined ? undefined : await context.store.file(submission.pdf);
  if (stored?.isSent) {
    onPdf?.(stored.content);
    return stored.id;
  }
  const pdfFile = await createPdf(context, submission, submissionNumber);
  if (!pdfFile) {
    await context.store.updateSubmission(submission.id, { pdf: null });
    return null;
  }
  onPdf?.(pdfFile.content);
  const file: ShareFile = { id: submission.pdf ?? context.uuid(), owner: submission.id, ...pdfFile };
  await context.store.putFile(file);
  await context.store.updateSubmission(submission.id, { pdf: file.id });
  progress.totalBytes = before + file.content.size;
  await sendFiles(context, api, [file], { isPdf: true, onProgress: (bytes) => (progress.sentBytes = before + bytes) });
  return file.id;
}

/** Submits the answers. This first request depends only on the answers, and continues after the page is closed. */
async function submitAnswers(
  context: ShareContext,
  api: ApiClient,
  { version, data, website }: ShareSubmission,
  sessionId: string,
): Promise<SentSubmission> {
  const callSubmit = (receipt?: string) =>
    api.call(submitShare, {
      body: { version, data, pdf: null, filesFollow: true, website, ...(receipt !== undefined && { receipt }) },
      idempotencyKey: sessionId,
    });
  let reply = await callSubmit();
  if (!reply.ok && reply.refusal === 'proof-required') {
    const { receipt } = await createProofOfWorkProver(api)(new AbortController().signal);
    reply = await callSubmit(receipt);
  }
  if (reply.ok) return reply.value;
  // If this session was already submitted, the earlier submit counts.
  if (reply.refusal === 'already-submitted') return fetchEarlierSubmit(context, api);
  throw new ShareRefused(reply);
}

async function fetchEarlierSubmit(context: ShareContext, api: ApiClient): Promise<SentSubmission> {
  const { submissionNumber } = requireValue(await api.call(getShareSession, {}));
  return { submissionNumber: submissionNumber ?? 0, submittedAt: context.now() };
}

async function completeSubmission(
  context: ShareContext,
  api: ApiClient,
  id: string,
  pdf: string | null,
): Promise<void> {
  const reply = await api.call(completeShare, { body: { pdf } });
  if (reply.ok) return;
  // The next attempt uploads all files again.
  if (reply.refusal === 'files-missing') await markFilesUnsent(context, id);
  throw new ShareRefused(reply);
}

async function markFilesUnsent({ store }: ShareContext, id: string): Promise<void> {
  for (const file of await store.files(id)) await store.putFile({ ...file, isSent: false, uploadUrl: undefined });
}
