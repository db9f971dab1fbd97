import type { FailureKind, FailureParameters, PackageProblem } from '@tideform/sync/failures';

/** What to say of a failure of each kind. `why` are the words of its cause. A kind without words does not compile. */
type FailureWords = {
  readonly [Kind in FailureKind]: (parameters: FailureParameters[Kind], why: string) => string;
};

/** Said where nobody can say more. */
export const generic = 'An error occurred. Please contact support or try again.';

/** Why a file of responses cannot be imported. */
const unreadable: Readonly<Record<PackageProblem, string>> = {
  'too-large': 'The file is too large.',
  'not-a-package': 'This is no file that Tideform has exported.',
  newer: 'The file is of a newer version of Tideform. Update the app first.',
  damaged: 'The file is damaged.',
};

export const oopsTitle = 'Oops, something went wrong';
export const oopsLine = (detail: string): string => `Oops, something went wrong: ${detail}`;

/** What a person can do about a failure, whichever others it has caused. */
export const advice: { readonly [Kind in FailureKind]?: string } = {
  'no-room':
    'There is no room left where the files of this team are kept. Delete what nobody needs there, or ask who runs it for more.',
};

/** Texts of everything that can go wrong with the library, the server and this device; the specification's are verbatim. */
export const words: FailureWords = {
  'invalid-team': ({ teamId }) => `Invalid team: ${teamId}`,
  'team-not-initialized': ({ teamId }) => `Team (${teamId}) has not been initialized (missing driveId)`,
  'library-not-created': () => 'Problem creating drive',
  'schema-too-new': ({ known, found }) => `Expected schemaVersion of ${known} or lower but found ${found}`,
  'users-list-not-found': () => 'User Information List not found',
  'no-team-access': () => 'Looks like you do not have access to this team',
  'no-forms-folder': () => 'Unable to access forms folder',
  'no-forms-folder-permissions': () => 'Unable to access forms folder permissions',
  'no-responses-folder': () => 'Unable to get default responses folder',
  'no-private-root': () => 'Unable to get private responses folder',
  'private-folder-not-configured': () => 'Private folder not configured',
  'private-folder-not-created': () => 'Unable to create user private folder',
  'permissions-keep-changing': () => 'The permissions of a folder keep changing',
  'team-not-found': () => 'Team not found',
  'authorization-expired': () => 'Authorization has expired. A team owner has to authorize again.',

  'drive-changes': (_, why) => `Error getting drive changes: ${why}`,
  'drive-change': ({ name, id }, why) => `Error syncing drive change: ${why} (${name}, ${id})`,
  'role-changes': (_, why) => `Error getting role changes: ${why}`,
  'role-change': ({ rowId }) => `Error syncing role change: the row is not as expected (${rowId})`,
  'not-json': ({ file }) => `${file} is not JSON`,
  'unexpected-content': ({ file, place }) => `${file} is not as expected: ${place}`,
  'no-content': ({ file }) => `${file} has no content`,

  'invalid-form': ({ formId }) => `Invalid form: ${formId}`,
  'form-incomplete': ({ formId, missing }) => `Form (${formId}) is missing ${missing}`,
  'form-folder-not-created': () => 'Problem creating form folder',
  'form-file-not-created': ({ file }) => `Problem creating ${file}`,
  'draft-not-downloaded': ({ formId }) => `Problem downloading form (${formId}) draft`,
  'version-not-downloaded': () => 'Error downloading selected version',

  'response-sync': ({ title, responseId }, why) => {
    if (responseId === undefined) return `Error syncing response: ${why}`;
    return title === undefined
      ? `Error syncing response: ${why} (${responseId})`
      : `Error syncing response: ${why} (${title}, ${responseId})`;
  },
  'invalid-response': ({ responseId }) => `Invalid response: ${responseId}`,
  'no-submission-access': () => 'Looks like you do not have access to this submission',
  'response-folder-not-created': () => 'Problem creating response folder',
  'submission-without-folder': () => 'Resubmitted response is missing folderDriveItemId',
  'submission-on-its-way': () => 'This submission is still being sent. Try again in a moment.',
  'submission-gone': () => 'The submission is not there any more',
  'no-number-left': () =>
    'The form has no submission number left. Somebody who builds its forms has to set a lower one.',
  'already-submitted': () => 'Already submitted',
  'already-submitted-otherwise': () => 'Already submitted with other answers',
  'already-resubmitted-otherwise': () => 'Already resubmitted with other answers',
  'pdf-timeout': () => 'Pdf Generation Timeout',
  'pdf-not-begun': () => 'The PDF could not be drawn yet',
  'looked-too-long-ago': () => 'The library did not answer in time',

  'upload-refused': ({ file }) => `Problem uploading ${file}`,
  'pdf-upload-refused': () => 'Problem uploading PDF',
  'large-upload-refused': ({ status }) => `Problem uploading large file: ${status}`,
  'file-changed-on-its-way': () => 'File upload failed',
  'file-unavailable': ({ name }) => (name === undefined ? 'File unavailable' : `File unavailable: ${name}`),
  'file-not-downloaded': () => 'Unable to download file',

  'unreadable-package': ({ problem }) => unreadable[problem],

  'storage-full': () => 'The storage of this device is full',
  'unsent-left': () => 'Meanwhile there is more that is not sent. Look at the list again.',
  'database-newer': () => 'This device has data of a newer version. Reload to get that version.',
  'database-unavailable': () =>
    'The data on this device cannot be opened. Nothing was deleted: unsent work can be saved as a file.',

  'not-authenticated': () => 'User not authenticated',
  'no-answer': () => 'You are offline, or the server did not answer. Try again when you are back.',
  unauthorized: () => 'Unauthorized',
  forbidden: () => 'You do not have permission to do this. Ask a team owner to continue.',
  locked: () => 'Somebody else is changing this. Try again in a moment.',
  'not-found': ({ detail }) => `Not found: ${detail}`,
  'no-room': ({ detail }) => `Request failed: ${detail}`,
  'request-failed': ({ detail }) => `Request failed: ${detail}`,

  'kept-sentence': ({ sentence }) => sentence,
  unexpected: () => generic,
};
