import type { FormRegistration, LibraryRefusal, RetentionPeriod } from '@tideform/contract';
import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import {
  type FormConfigFile,
  type FormPublishedFile,
  fileNames,
  findChild,
  findItem,
  findItemByPath,
  findLibrary,
  folderNames,
  formConfigFile,
  formPublishedFile,
  type LibraryAccess,
  readJsonFile,
  UnreadableFileError,
} from '@tideform/sync/library';

/** Form in the team's library: its config file, the file's content, and the folder of responses. */
export interface FormInLibrary {
  readonly config: DriveItem;
  readonly content: FormConfigFile;
  readonly responsesFolderId: string;
}

/** Checks that a drive is the library of a team. @throws NotInLibrary `team-not-found` if it isn't */
export async function requireTeamLibrary({ graph, driveId }: LibraryAccess, teamId: string): Promise<void> {
  try {
    if ((await findLibrary(graph, teamId))?.driveId === driveId) return;
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 404 || error.status === 403))) throw error;
  }
  throw new NotInLibrary('team-not-found');
}

/**
 * Finds a registered form's files in Form Config and its folder in Responses. Any member of the team may have
 * registered the form, but only builders can write to these folders, so the files are trusted.
 *
 * @throws NotInLibrary `form-not-found`, `no-responses-folder`
 */
export async function findFormInLibrary(
  access: LibraryLocation,
  formId: string,
  registered: FormRegistration,
): Promise<FormInLibrary> {
  const { config, content } = await findFormFiles(access, formId, registered.publishedDriveItemId);
  const responses = await findItemByPath(access.graph, access.driveId, folderNames.responses);
  const own =
    content.responsesDriveItemId && (await findItem(access.graph, access.driveId, content.responsesDriveItemId));
  if (!responses || !own || own.parentReference?.id !== responses.id) {
    throw new NotInLibrary('no-responses-folder');
  }
  return { config, content, responsesFolderId: own.id };
}

/** Registration of a form, read from the library, and the content of the form's files. */
export interface LibraryRegistration {
  readonly registration: FormRegistration;
  /** Content of the published version; `undefined` if its file is too large or invalid. */
  readonly published: FormPublishedFile | undefined;
  readonly config: FormConfigFile;
}

/**
 * Reads the registration of a form from its files in the team's library, which only builders can change. Doesn't check
 * the folder of responses, since only owners can see the folder of a confidential form.
 *
 * @throws NotInLibrary
 */
export async function findRegistration(
  graph: GraphClient,
  at: { readonly teamId: string; readonly formId: string; readonly publishedDriveItemId: string },
): Promise<LibraryRegistration> {
  const driveId = (await findLibrary(graph, at.teamId))?.driveId;
  if (driveId === undefined) throw new NotInLibrary('team-not-found');
  const access = { graph, driveId };
  const { published, content: config } = await findFormFiles(access, at.formId, at.publishedDriveItemId);
  if (!config.responsesDriveItemId) throw new NotInLibrary('no-responses-folder');
  const registration = {
    driveId,
    title: config.title,
    ...(config.channelId && { channelId: config.channelId }),
    publishedDriveItemId: published.id,
    responsesFolderDriveItemId: config.responsesDriveItemId,
  };
  return { registration, published: await loadPublishedFile(access, published), config };
}

/** Maximum size of a published form that programs and anonymous respondents can load, in bytes. */
const MAX_FORM_BYTES = 4_000_000;

async function loadPublishedFile(
  { graph, driveId }: LibraryLocation,
  published: DriveItem,
): Promise<FormPublishedFile | undefined> {
  if ((published.size ?? 0) > MAX_FORM_BYTES) return undefined;
  try {
    return await readJsonFile(graph, driveId, published, formPublishedFile);
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}

type LibraryLocation = Pick<LibraryAccess, 'graph' | 'driveId'>;

async function findFormFiles({ graph, driveId }: LibraryLocation, formId: string, publishedId: string) {
  const published = await findItem(graph, driveId, publishedId);
  const folderId = published?.parentReference?.id;
  if (!published || !folderId || !(await isInFormConfig({ graph, driveId }, folderId)))
    throw new NotInLibrary('form-not-found');
  // In the legacy library layout, file names start with the form's name.
  const name = published.name.replace(/form\.published\.json$/i, fileNames.formConfig);
  const config = await findChild(graph, driveId, folderId, name);
  const content = config && (await readJsonFile(graph, driveId, config, formConfigFile));
  if (!content || content.id !== formId) throw new NotInLibrary('form-not-found');
  return { published, config, content };
}

async function isInFormConfig({ graph, driveId }: LibraryLocation, folderId: string): Promise<boolean> {
  const formConfig = await findItemByPath(graph, driveId, folderNames.formConfig);
  if (!formConfig) return false;
  if (formConfig.id === folderId) return true;
  const folder = await findItem(graph, driveId, folderId);
  return folder?.parentReference?.id === formConfig.id;
}

/**
 * Sets in form.config.json whether responses are confidential, and removes the older setting `privateResponses`. All
 * devices read this file.
 */
export async function writeConfidentialSetting(
  access: LibraryLocation,
  configId: string,
  confidentialResponses: boolean,
): Promise<void> {
  await updateFormConfig(access, configId, ({ privateResponses, ...others }) =>
    (others.confidentialResponses ?? false) === confidentialResponses && !privateResponses
      ? undefined
      : { ...others, confidentialResponses },
  );
}

/** Sets the retention period in form.config.json. @param retention `undefined` removes the retention period */
export async function writeRetentionSetting(
  access: LibraryLocation,
  configId: string,
  retention: RetentionPeriod | undefined,
): Promise<void> {
  await updateFormConfig(access, configId, ({ retention: currentRetention, ...others }) =>
    currentRetention?.unit === retention?.unit && currentRetention?.count === retention?.count
      ? undefined
      : { ...others, ...(retention && { retention }) },
  );
}

/**
 * Updates form.config.json, and retries if it was changed concurrently.
 * @param change returns the new content, or `undefined` if nothing changes
 */
async function updateFormConfig(
  { graph, driveId }: LibraryLocation,
  configId: string,
  change: (content: FormConfigFile) => FormConfigFile | undefined,
): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const config = await graph.call(operations.getItem, { driveId, itemId: configId });
    const changed = change(await readJsonFile(graph, driveId, config, formConfigFile));
    if (changed === undefined) return;
    const bytes = new TextEncoder().encode(JSON.stringify(changed));
    const ifMatch = config.eTag === undefined ? {} : { ifMatch: config.eTag };
    try {
      await graph.call(
        operations.putItemContent,
        { driveId, itemId: configId },
        { bytes, contentType: 'application/json', ...ifMatch },
      );
      return;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412)) throw error;
    }
  }
  throw new Error('form.config.json was changed during every attempt');
}

/** Returns true if the user of the Graph client can read a library item. */
export async function canReadItem(graph: GraphClient, driveId: string, itemId: string): Promise<boolean> {
  try {
    return (await findItem(graph, driveId, itemId)) !== undefined;
  } catch (error) {
    if (error instanceof GraphError && error.status === 403) return false;
    throw error;
  }
}

/** Maps a refusal to its text for API clients. The app uses its own messages. */
export const libraryRefusalDetails: Readonly<Record<LibraryRefusal, string>> = {
  'team-not-found': 'Team not found',
  'form-not-found': 'Invalid formId',
  'no-responses-folder': 'Unable to get default responses folder',
  'no-private-root': 'Unable to get private responses folder',
  'private-folder-not-created': 'Unable to create user private folder',
};

/** Error if the team's library lacks something that the operation needs. */
export class NotInLibrary extends Error {
  override readonly name = 'NotInLibrary';
  readonly refusal: LibraryRefusal;

  constructor(refusal: LibraryRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
