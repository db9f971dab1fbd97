import { GraphError, GraphOutage } from '@tideform/graph';
import {
  type Failure,
  FailureError,
  type FailureKind,
  type FailureParameters,
  toFailure,
} from '@tideform/sync/failures';
import { describe, expect, it } from 'vitest';
import { failureMessages } from './failure.messages.ts';
import { formatCause, formatFailure, formatPageError, formatSectionError, getAdvice } from './format-failure.ts';

const messages = await failureMessages.read({ language: 'en', locale: 'en' });
const generic = 'An error occurred. Please contact support or try again.';

/** Maps each failure kind to its parameters and its expected message. A missing kind doesn't compile. */
const expectedMessages: { readonly [Kind in FailureKind]: readonly [FailureParameters[Kind], string] } = {
  'invalid-team': [{ teamId: 'crew' }, 'Invalid team: crew'],
  'team-not-initialized': [{ teamId: 'crew' }, 'Team (crew) has not been initialized (missing driveId)'],
  'library-not-created': [{}, 'Problem creating drive'],
  'columns-refused': [{ columns: 'tfTitle' }, 'SharePoint didn’t accept these library columns: tfTitle'],
  'schema-too-new': [{ known: '1.11.0', found: '2.0.0' }, 'Expected schemaVersion of 1.11.0 or lower but found 2.0.0'],
  'users-list-not-found': [{}, 'User Information List not found'],
  'no-team-access': [{}, 'Looks like you do not have access to this team'],
  'no-forms-folder': [{}, 'Unable to access forms folder'],
  'no-forms-folder-permissions': [{}, 'Unable to access forms folder permissions'],
  'no-responses-folder': [{}, 'Unable to get default responses folder'],
  'no-private-root': [{}, 'Unable to get private responses folder'],
  'private-folder-not-configured': [{}, 'Private folder not configured'],
  'private-folder-not-created': [{}, 'Unable to create user private folder'],
  'permissions-keep-changing': [{}, 'A folder’s permissions keep changing. Try again later.'],
  'permission-not-kept': [
    { name: 'Crew' },
    'The library didn’t save the permission for Crew. Add the people individually, or contact your Microsoft 365 administrator.',
  ],
  'team-not-found': [{}, 'Team not found'],
  'authorization-expired': [{}, 'Authorization has expired. A team owner needs to authorize again.'],
  'drive-changes': [{}, 'Error getting drive changes: Pdf Generation Timeout'],
  'drive-change': [
    { name: 'form.config.json', id: '01AB' },
    'Error syncing drive change: Pdf Generation Timeout (form.config.json, 01AB)',
  ],
  'role-changes': [{}, 'Error getting role changes: Pdf Generation Timeout'],
  'role-change': [{ rowId: '7' }, 'Error syncing role change: unexpected row format (7)'],
  'data-sources': [{}, 'Error fetching data sources: Pdf Generation Timeout'],
  'data-sources-migration': [{}, 'Data sources migration failed'],
  'data-source-request': [{}, 'Data Source List Data Sync Request Error: Pdf Generation Timeout'],
  'data-source-missing': [{}, 'Unable to find datasource'],
  'data-source-not-json': [{ line: 3, column: 7 }, 'The file isn’t valid JSON: line 3, column 7'],
  'data-source-workbook-refused': [
    {},
    'Microsoft 365 doesn’t allow this app to open Excel workbooks. Ask your administrator to grant the Files.Read permission, or use a CSV file.',
  ],
  'data-source-without-rows': [{}, 'The file doesn’t contain a list of rows'],
  'data-source-unclosed-quote': [{ line: 3, column: 7 }, 'Missing closing quotation mark: line 3, column 7'],
  'data-source-ragged': [
    { line: 3, column: 7, columns: 6 },
    'Line 3 has a value in column 7, but the header has only 6 columns',
  ],
  'not-json': [{ file: 'form.config.json' }, 'form.config.json isn’t valid JSON'],
  'unexpected-content': [{ file: 'form.config.json', place: 'id' }, 'form.config.json has unexpected content: id'],
  'no-content': [{ file: 'form.config.json' }, 'form.config.json is empty'],
  'invalid-form': [{ formId: 'f1' }, 'Invalid form: f1'],
  'form-incomplete': [{ formId: 'f1', missing: 'folderDriveItemId' }, 'Form (f1) is missing folderDriveItemId'],
  'form-folder-not-created': [{}, 'Problem creating form folder'],
  'form-file-not-created': [{ file: 'form.draft.json' }, 'Problem creating form.draft.json'],
  'draft-not-downloaded': [{ formId: 'f1' }, 'Problem downloading form (f1) draft'],
  'view-unnamed': [{}, 'A saved view needs a non-empty title'],
  'custom-field-unnamed': [{}, 'Enter a name for the custom field'],
  'custom-field-taken': [{ name: 'Site' }, 'A custom field named “Site” already exists'],
  'custom-field-gone': [{ name: 'Site' }, 'The custom field “Site” no longer exists'],
  'draft-conflict': [{}, 'Someone else changed this form at the same time'],
  'email-changed': [
    {},
    'Someone else changed this email. Your version is still here. Apply it again to replace theirs, or discard it.',
  ],
  'version-not-downloaded': [{}, 'Error downloading selected version'],
  'response-sync': [
    { title: 'Site visit', responseId: 'r1' },
    'Error syncing response: Pdf Generation Timeout (Site visit, r1)',
  ],
  'invalid-response': [{ responseId: 'r1' }, 'Invalid response: r1'],
  'no-submission-access': [{}, 'Looks like you do not have access to this submission'],
  'response-folder-not-created': [{}, 'Couldn’t create the response’s folder'],
  'submission-without-folder': [{}, 'Resubmitted response is missing folderDriveItemId'],
  'submission-on-its-way': [{}, 'This submission is still being sent. Try again in a moment.'],
  'submission-gone': [{}, 'This submission no longer exists'],
  'no-number-left': [{}, 'This form has no submission numbers left. Ask a form builder to set a lower number.'],
  'already-submitted': [{}, 'Already submitted'],
  'already-resubmitted-otherwise': [{}, 'This submission was already resubmitted with different answers'],
  'pdf-timeout': [{}, 'Pdf Generation Timeout'],
  'pdf-not-begun': [{}, 'Couldn’t create the PDF yet'],
  'looked-too-long-ago': [{}, 'The library didn’t respond in time'],
  'upload-refused': [{ file: 'quay.png' }, 'Problem uploading quay.png'],
  'pdf-upload-refused': [{}, 'Problem uploading PDF'],
  'large-upload-refused': [{ status: 507 }, 'Problem uploading large file: 507'],
  'file-changed-on-its-way': [{}, 'File upload failed'],
  'file-unavailable': [{ name: 'quay.png' }, 'File unavailable: quay.png'],
  'file-not-downloaded': [{}, 'Unable to download file'],
  'unreadable-package': [{ problem: 'damaged' }, 'The file is damaged.'],
  'storage-full': [{}, 'This device’s storage is full'],
  'unsent-left': [{}, 'There’s more unsent work on this device now. Review the list again.'],
  'database-newer': [{}, 'The data on this device was saved by a newer version of Tideform. Reload to update.'],
  'database-unavailable': [
    {},
    'Couldn’t open the data on this device. Nothing was deleted, and you can save unsent work as a file.',
  ],
  'not-authenticated': [{}, 'User not authenticated'],
  'sign-in-failed': [{}, 'Failed to authenticate'],
  'no-api-token': [{}, 'Failed to get API token'],
  'no-tenant-token': [{}, 'Failed to get tenant token'],
  'no-answer': [{}, 'You’re offline, or the server didn’t respond. Try again when you’re back online.'],
  unauthorized: [{}, 'Unauthorized'],
  forbidden: [{ detail: '403 accessDenied' }, 'You don’t have permission to do this. Ask a team owner to continue.'],
  locked: [{ detail: '423 resourceLocked' }, 'Someone else is changing this. Try again in a moment.'],
  'not-found': [{ detail: '404 itemNotFound' }, 'Not found: 404 itemNotFound'],
  'no-room': [{ detail: '507 quotaLimitReached' }, 'The document library is full: 507 quotaLimitReached'],
  'request-failed': [{ detail: '400 badRequest' }, 'Request failed: 400 badRequest'],
  'kept-sentence': [{ sentence: 'Problem uploading quay.png' }, 'Problem uploading quay.png'],
  unexpected: [{ errorName: 'TypeError', detail: 'x is not a function' }, generic],
};

const cause: Failure = { kind: 'pdf-timeout', parameters: {} };

describe('failure messages', () => {
  it.each(Object.entries(expectedMessages))('are complete for %s', (kind, [parameters, sentence]) => {
    expect(formatFailure({ kind, parameters, cause } as Failure, messages)).toBe(sentence);
  });

  it.each(['de', 'ar'] as const)('are translated completely to %s', async (language) => {
    const translated = await failureMessages.read({ language, locale: language });
    for (const [kind, [parameters, english]] of Object.entries(expectedMessages)) {
      const sentence = formatFailure({ kind, parameters, cause } as Failure, translated);
      expect(sentence).not.toMatch(/undefined|\{|^$/);
      // Each message differs from the English one, except stored sentences.
      expect(sentence === english).toBe(kind === 'kept-sentence');
    }
  });

  it.each([
    [{}, 'Error syncing response: Pdf Generation Timeout'],
    [{ responseId: 'r1' }, 'Error syncing response: Pdf Generation Timeout (r1)'],
  ])('omit unknown details of a response: %j', (parameters, sentence) => {
    expect(formatFailure({ kind: 'response-sync', parameters, cause }, messages)).toBe(sentence);
  });

  it('are generic for failure kinds of another build', () => {
    expect(formatFailure({ kind: 'of-tomorrow', parameters: {} } as unknown as Failure, messages)).toBe(generic);
    expect(formatFailure({ kind: 'drive-changes', parameters: {} }, messages)).toBe(
      `Error getting drive changes: ${generic}`,
    );
  });
});

describe('advice', () => {
  const request = 'PUT /v1.0/drives/d1/items/i1';
  const refused = (status: number) => new GraphError({ status, code: 'any', message: 'inner words', request });
  const failed = (status: number) =>
    toFailure(new FailureError('upload-refused', { file: 'b1.jpg' }, { cause: refused(status) }));

  it('explains that a rejected upload lacks space, however deeply the cause is nested', () => {
    const failure: Failure = { kind: 'response-sync', parameters: { title: 'Site visit' }, cause: failed(507) };
    expect(formatFailure(failure, messages)).toBe('Error syncing response: Problem uploading b1.jpg');
    expect(getAdvice(failure, messages)).toMatch(/^This team’s document library is full\./);
    expect(getAdvice(failed(400), messages)).toBeUndefined();
  });
});

describe('thrown values', () => {
  const request = 'PUT /v1.0/drives/d1/items/i1';
  const refusal = (status: number, code: string) => new GraphError({ status, code, message: 'inner words', request });

  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'x')"), generic],
    [{ code: 'an object' }, generic],
    [undefined, generic],
    [refusal(401, 'InvalidAuthenticationToken'), 'Unauthorized'],
    [refusal(404, 'itemNotFound'), 'Not found: 404 itemNotFound'],
    [refusal(507, 'quotaLimitReached'), 'The document library is full: 507 quotaLimitReached'],
    [new GraphOutage('network', request), expectedMessages['no-answer'][1]],
    [
      new FailureError('upload-refused', { file: 'quay.png' }, { cause: refusal(400, 'x') }),
      'Problem uploading quay.png',
    ],
  ])('have messages that users can understand: %s', (thrown, sentence) => {
    expect(formatCause(thrown, messages)).toBe(sentence);
    expect(formatPageError(thrown, messages)).toEqual({ title: 'Oops, something went wrong', text: sentence });
    expect(formatSectionError(thrown, messages)).toBe(`Oops, something went wrong: ${sentence}`);
  });

  it('hides error messages of the platform, however deeply they are nested', () => {
    const bug = new TypeError('fetch is not a function');
    const failure = toFailure(new FailureError('drive-change', { name: 'a.json', id: '1' }, { cause: bug }));
    expect(formatFailure(failure, messages)).toBe(`Error syncing drive change: ${generic} (a.json, 1)`);
  });
});
