import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

const confidentialForm = z.object({ confidentialResponses: z.boolean() });

const confidentialRefusals = {
  /** The credential isn't authorized, or isn't the caller's own. */
  'authorization-required': 409,
  'authorization-expired': 409,
  ...libraryRefusals,
} as const;

/** Returns the state of the connected account of a confidential form. */
export const getConfidential = apiOperation({
  name: 'getConfidential',
  summary: "Get the state of the account that creates a confidential form's folders",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/confidential',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: z.object({
    /**
     * `missing`: the server has no record of the form as confidential, even if the form's configuration contains that
     * setting.
     */
    authorization: z.enum(['missing', 'expired', 'valid']),
    /** Owner of the connected account. */
    account: z.optional(z.object({ name: z.string() })),
  }),
  refusals: {},
});

/**
 * Makes a form's responses confidential: the server creates a private folder for each respondent with the caller's
 * credential, and only owners can read the shared folder from then on. Repeating the call completes an interrupted one.
 */
export const enableConfidential = apiOperation({
  name: 'enableConfidential',
  summary: "Make a form's responses confidential",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/enable',
  caller: 'team',
  role: 'owner',
  params: formParams,
  body: z.object({ graphCredentialsId: z.guid().check(z.toLowerCase()) }),
  output: confidentialForm,
  refusals: confidentialRefusals,
});

/**
 * Stores new responses in the shared folder again, where all team members can write. Existing confidential responses
 * stay confidential.
 */
export const disableConfidential = apiOperation({
  name: 'disableConfidential',
  summary: "Make a form's future responses visible to the team",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/disable',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: confidentialForm,
  refusals: confidentialRefusals,
});

/**
 * Finds or creates the caller's private folder for a confidential form, which only the caller and the owners can read.
 * Repeating the call returns the same folder.
 */
export const provisionConfidential = apiOperation({
  name: 'provisionConfidential',
  summary: "Get or create the respondent's folder of a confidential form",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/provision',
  caller: 'team',
  params: formParams,
  output: z.object({ folderDriveItemId: z.string().check(z.minLength(1)) }),
  refusals: {
    /** The form has no connected account that can create private folders. */
    'private-folder-not-configured': 409,
    /** The owner of the connected account must authorize again. */
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});

/**
 * Grants access to the private folders of a confidential form to exactly the principals that can read the shared folder
 * of its responses, with write access for those that can write there. Call it after these permissions change. Repeating
 * the call completes an interrupted one.
 */
export const shareConfidential = apiOperation({
  name: 'shareConfidential',
  summary: "Share a confidential form's response folders with its reviewers",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/confidential/reviewers',
  caller: 'team',
  role: 'owner',
  params: formParams,
  output: z.object({ folders: z.int() }),
  refusals: {
    'private-folder-not-configured': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});
