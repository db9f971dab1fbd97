import { specs } from '@tideform/components/specs';
import { getSharedForm, getShareSession, ServerOutage } from '@tideform/contract';
import { type FormDefinition, type PdfOptions, parseForm, prefillAnswers } from '@tideform/engine';
import { loadForm } from '../../../form/load-form.ts';
import { given, openKeptSession, ShareRefused, sessionApi } from './share-client.ts';
import type { KeptForm, KeptSession, ShareDraft, SharedForm } from './share-records.ts';
import type { ShareWorld } from './share-world.ts';

/** A link whose form can be answered now. */
export interface OpenedShare {
  readonly draft: ShareDraft;
  readonly kept: KeptForm;
  /** Answers of an earlier visit are in it. */
  readonly isResumed: boolean;
}

export interface Asked {
  readonly code: string;
  /** Of this page. */
  readonly holder: string;
  /** What the address brings, as it stands there. */
  readonly prefill: unknown;
  readonly password?: string | undefined;
}

/**
 * Opens a link: the response that was begun here, else a new one. Without a network it opens as it was seen last.
 * @throws ShareRefused what the server says · ServerOutage when it says nothing and nothing is here
 */
export async function openShare(world: ShareWorld, asked: Asked): Promise<OpenedShare> {
  const { store } = world;
  const [draft, kept] = await Promise.all([store.draft(asked.code), store.form(asked.code)]);
  if (kept) loadAhead(kept.form.schema);
  try {
    return await openOnline(world, asked, draft, kept);
  } catch (cause) {
    if (!(cause instanceof ServerOutage) || !kept) throw cause;
    return takeDraft(world, asked, draft, kept);
  }
}

async function openOnline(
  world: ShareWorld,
  asked: Asked,
  draft: ShareDraft | undefined,
  kept: KeptForm | undefined,
): Promise<OpenedShare> {
  const { code, password } = asked;
  let session = await sessionOf(world, { code, password, draft });
  const api = sessionApi(world, code, session, async (renewed) => {
    session = renewed;
  });
  const version = draft?.isBegun ? draft.version : undefined;
  const isHere = version !== undefined && kept?.form.version === version;
  const [details, form] = await Promise.all([
    api.call(getShareSession, {}).then(given),
    isHere
      ? kept.form
      : api
          .call(getSharedForm, { query: version === undefined ? {} : { version: String(version) } })
          .then(given)
          .then(readForm),
  ]);
  const known: KeptForm = {
    code,
    form,
    teamName: details.team.name,
    isOncePerDevice: details.isOncePerDevice,
    submittedAt: kept?.submittedAt,
  };
  loadAhead(form.schema);
  if (!details.isSubmitted) return takeDraft(world, asked, draft, known, session);
  // Its answer was lost, and what was submitted counts: the next one is another response.
  return takeDraft(world, asked, undefined, known, await openKeptSession(world, { code, password }));
}

/** The session of what was begun here, else another one. */
async function sessionOf(
  world: ShareWorld,
  asked: { readonly code: string; readonly password: string | undefined; readonly draft: ShareDraft | undefined },
): Promise<KeptSession> {
  const { code, password, draft } = asked;
  const { sessionId, token, expiresAt } = draft ?? {};
  if (token === undefined || sessionId === undefined) return openKeptSession(world, { code, password });
  if (expiresAt !== undefined && expiresAt > world.now()) return { sessionId, token, expiresAt };
  return openKeptSession(world, { code, password, token });
}

/** The draft of a link becomes this page's. */
async function takeDraft(
  world: ShareWorld,
  { code, holder, prefill: brought }: Asked,
  before: ShareDraft | undefined,
  kept: KeptForm,
  session?: KeptSession,
): Promise<OpenedShare> {
  const { form } = kept;
  const isResumed = before?.isBegun === true && before.version === form.version;
  const prefill = prefillAnswers(form.schema, specs, brought);
  const metadata = Object.keys(prefill).length > 0 ? { prefilledData: prefill } : {};
  const fresh = { code, version: form.version, data: { data: prefill, metadata }, isBegun: false };
  const draft: ShareDraft = {
    ...(isResumed ? before : { ...fresh, id: before?.id ?? world.uuid(), ...keptSession(before) }),
    ...session,
    holder,
    savedAt: isResumed ? before.savedAt : world.now(),
  };
  // What is kept already is not written again: another page may have submitted meanwhile, and said so in it.
  await world.store.begin(draft, session && kept);
  return { draft, kept, isResumed };
}

/** What draws a form comes while the server and the disk are waited for. What cannot be fetched now is asked for again to draw it, which says so. */
const loadAhead = (form: FormDefinition) => void loadForm(form)?.catch(() => undefined);

const keptSession = ({ sessionId, token, expiresAt }: Partial<KeptSession> = {}): Partial<KeptSession> =>
  sessionId === undefined ? {} : ({ sessionId, token, expiresAt } as KeptSession);

interface ToldForm extends Omit<SharedForm, 'schema' | 'pdfOptions'> {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly pdfOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** NOTE: what comes is hostile until the engine has read it. @throws ShareRefused for what is no form */
function readForm({ schema, pdfOptions, ...told }: ToldForm): SharedForm {
  const read = parseForm(schema);
  if (!read.ok) throw new ShareRefused({ refusal: 'not-a-form' });
  return { ...told, schema: read.form, ...(pdfOptions && { pdfOptions: pdfOptions as PdfOptions }) };
}
