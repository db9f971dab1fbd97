import { SHARE_GONE_TEXT } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage } from '@tideform/graph';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import { findRegistration, type LibraryRegistration, NotInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm, saveFormRegistration } from '../forms/forms-store.ts';
import { createGraphOfCredential, isCredentialExpired } from '../graph-credentials/create-graph-of-credential.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { refuse } from '../http/implement.ts';
import { getFilesAuthorization, getShareState } from './describe-share.ts';
import { saveSharedForm } from './shared-forms-store.ts';
import { claimFormCheck, type FormKey, releaseFormCheck, type ShareRow } from './shares-store.ts';

const refuseGone = () => refuse('share-gone', SHARE_GONE_TEXT);
const refuseUnauthorized = () => refuse('share-unauthorized', 'Authorization has expired');

/** Returns a refusal if a share link doesn't currently accept responses. */
export function checkShare({ now }: Pick<ServerContext, 'now'>, share: ShareRow | undefined) {
  if (!share || share.deleted_at) return refuseGone();
  const state = getShareState(share, now());
  return state === 'open' ? undefined : refuse(`share-${state}`, share.closing_text ?? SHARE_GONE_TEXT);
}

/** Minimum interval between checks of a share link's form in the library, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns a refusal if a share link can't open a session, because the authorization of its connected account isn't
 * valid or its form isn't published anymore. While the library is unavailable, the result of the last check applies.
 */
export async function checkOpening(context: ServerContext, share: ShareRow, log: FastifyBaseLogger) {
  const { database, secrets, now } = context;
  const credential = await findCredential(database, share.graph_credential_id);
  if (!credential || getFilesAuthorization(describeCredential(secrets, credential)) !== 'valid')
    return refuseUnauthorized();
  if (!(await claimFormCheck(database, share.id, { at: now(), before: new Date(now().getTime() - CHECK_INTERVAL_MS) })))
    return;
  const { team_id: teamId, form_id: formId, created_by: userId } = share;
  try {
    await refreshSharedForm(context, createGraphOfCredential(context, credential.id), { teamId, formId, userId });
  } catch (error) {
    const refusal = toAccountRefusal(error);
    if (!refusal && !isLibraryUnavailable(error)) throw error;
    log.warn({ shareId: share.id, err: error }, 'Failed to check the form of a share link');
    if (refusal) await releaseFormCheck(database, share.id);
    return refusal;
  }
}

/**
 * Converts an error of Graph about the connected account to a refusal for anonymous respondents.
 * @returns `undefined` for other errors
 */
export function toAccountRefusal(error: unknown) {
  if (isCredentialExpired(error)) return refuseUnauthorized();
  if (error instanceof NotInLibrary) return refuseGone();
  return error instanceof GraphError && (error.status === 401 || error.status === 403)
    ? refuseUnauthorized()
    : undefined;
}

const isLibraryUnavailable = (error: unknown): boolean =>
  error instanceof GraphOutage || (error instanceof GraphError && (error.status >= 500 || error.status === 429));

/** Registration of a form in the library, whose published version could be read. */
interface PublishedRegistration extends LibraryRegistration {
  readonly published: NonNullable<LibraryRegistration['published']>;
}

/**
 * Loads a published form from the library, and stores the version that anonymous respondents answer.
 *
 * @throws NotInLibrary `form-not-found` if the form isn't published or can't be read
 */
export async function refreshSharedForm(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  graph: GraphClient,
  form: FormKey & { readonly userId: string },
): Promise<PublishedRegistration> {
  const { teamId, formId, userId } = form;
  const registered = await findRegisteredForm(database, teamId, formId);
  if (!registered) throw new NotInLibrary('form-not-found');
  const { publishedDriveItemId } = registered;
  const foundRegistration = await findRegistration(graph, { teamId, formId, publishedDriveItemId });
  const { published, registration } = foundRegistration;
  if (!published) throw new NotInLibrary('form-not-found');
  const { version } = published;
  await saveFormRegistration(database, { teamId, formId, userId, now: now() }, registration, published.schema);
  const content = JSON.stringify(published);
  await saveSharedForm(database, form, { version, title: registration.title, content }, now());
  return { ...foundRegistration, published };
}
