import { specs } from '@tideform/components/specs';
import { getSharedForm, getShareSession, ServerOutage } from '@tideform/contract';
import { type FormDefinition, type PdfOptions, parseForm, prefillAnswers } from '@tideform/engine';
import { loadFormCode } from '../../../form/load-form-code.ts';
import { createSessionApi, openStoredSession, requireValue, ShareRefused } from './share-client.ts';
import type { ShareContext } from './share-context.ts';
import type { ShareDraft, SharedForm, StoredForm, StoredSession } from './share-records.ts';

/** Opened share link, ready to be answered. */
export interface OpenedShare {
  readonly draft: ShareDraft;
  readonly storedForm: StoredForm;
  /** Whether the draft has answers of an earlier visit. */
  readonly isResumed: boolean;
}

export interface OpenShareOptions {
  readonly code: string;
  /** ID of this page instance. */
  readonly holder: string;
  /** Prefill from the address, unvalidated. */
  readonly prefill: unknown;
  readonly password?: string | undefined;
}

/**
 * Opens a share link with the draft on this device, or a new one. Without a network it opens the cached form.
 *
 * @throws ShareRefused with the server's reason; ServerOutage without a reply and without a cached form
 */
export async function openShare(context: ShareContext, options: OpenShareOptions): Promise<OpenedShare> {
  const { store } = context;
  const [draft, storedForm] = await Promise.all([store.draft(options.code), store.form(options.code)]);
  if (storedForm) preloadForm(storedForm.form.schema);
  try {
    return await openShareOnline(context, options, draft, storedForm);
  } catch (cause) {
    if (!(cause instanceof ServerOutage) || !storedForm) throw cause;
    return claimDraft(context, options, draft, storedForm);
  }
}

async function openShareOnline(
  context: ShareContext,
  options: OpenShareOptions,
  draft: ShareDraft | undefined,
  storedForm: StoredForm | undefined,
): Promise<OpenedShare> {
  const { code, password } = options;
  let session = await getSession(context, { code, password, draft });
  const api = createSessionApi(context, code, session, async (renewed) => {
    session = renewed;
  });
  const version = draft?.isBegun ? draft.version : undefined;
  const isCached = version !== undefined && storedForm?.form.version === version;
  const [details, form] = await Promise.all([
    api.call(getShareSession, {}).then(requireValue),
    isCached
      ? storedForm.form
      : api
          .call(getSharedForm, { query: version === undefined ? {} : { version: String(version) } })
          .then(requireValue)
          .then(parseSharedForm),
  ]);
  const currentForm: StoredForm = {
    code,
    form,
    teamName: details.team.name,
    isOncePerDevice: details.isOncePerDevice,
    submittedAt: storedForm?.submittedAt,
  };
  preloadForm(form.schema);
  if (!details.isSubmitted) return claimDraft(context, options, draft, currentForm, session);
  // The draft's session was already submitted, but the reply was lost. That submit counts, so this starts another
  // response.
  return claimDraft(context, options, undefined, currentForm, await openStoredSession(context, { code, password }));
}

/** Returns the session of the draft on this device, or opens a new one. */
async function getSession(
  context: ShareContext,
  options: { readonly code: string; readonly password: string | undefined; readonly draft: ShareDraft | undefined },
): Promise<StoredSession> {
  const { code, password, draft } = options;
  const { sessionId, token, expiresAt } = draft ?? {};
  if (token === undefined || sessionId === undefined) return openStoredSession(context, { code, password });
  if (expiresAt !== undefined && expiresAt > context.now()) return { sessionId, token, expiresAt };
  return openStoredSession(context, { code, password, token });
}

/** Stores a link's draft with this page as its holder, so that other tabs can no longer write it. */
async function claimDraft(
  context: ShareContext,
  { code, holder, prefill: prefillInput }: OpenShareOptions,
  before: ShareDraft | undefined,
  storedForm: StoredForm,
  session?: StoredSession,
): Promise<OpenedShare> {
  const { form } = storedForm;
  const isResumed = before?.isBegun === true && before.version === form.version;
  const prefill = prefillAnswers(form.schema, specs, prefillInput);
  const metadata = Object.keys(prefill).length > 0 ? { prefilledData: prefill } : {};
  const fresh = { code, version: form.version, data: { data: prefill, metadata }, isBegun: false };
  const draft: ShareDraft = {
    ...(isResumed ? before : { ...fresh, id: before?.id ?? context.uuid(), ...pickSession(before) }),
    ...session,
    holder,
    savedAt: isResumed ? before.savedAt : context.now(),
  };
  // A cached form isn't written again: another tab may have stored its submission there meanwhile.
  await context.store.putDraft(draft, session && storedForm);
  return { draft, storedForm, isResumed };
}

/**
 * Preloads the components of a form while waiting for the server and the disk. Failures are ignored here; rendering
 * requests them again and reports failures.
 */
const preloadForm = (form: FormDefinition) => void loadFormCode(form)?.catch(() => undefined);

const pickSession = ({ sessionId, token, expiresAt }: Partial<StoredSession> = {}): Partial<StoredSession> =>
  sessionId === undefined ? {} : ({ sessionId, token, expiresAt } as StoredSession);

interface FormReply extends Omit<SharedForm, 'schema' | 'pdfOptions'> {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly pdfOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** NOTE: replies are untrusted until the engine has parsed them. @throws ShareRefused if the reply isn't a form */
function parseSharedForm({ schema, pdfOptions, ...rest }: FormReply): SharedForm {
  const read = parseForm(schema);
  if (!read.ok) throw new ShareRefused({ refusal: 'not-a-form' });
  return { ...rest, schema: read.form, ...(pdfOptions && { pdfOptions: pdfOptions as PdfOptions }) };
}
