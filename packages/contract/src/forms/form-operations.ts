import { z } from 'zod/mini';
import { formParams, recordId, teamParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/** Location of a published form in the team's library. The server needs it for share links and deliveries. */
export const formRegistration = z.object({
  driveId: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Absent for forms of the whole team. */
  channelId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  publishedDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
  responsesFolderDriveItemId: z.string().check(z.minLength(1), z.maxLength(200)),
});

export type FormRegistration = z.output<typeof formRegistration>;

/**
 * The server doesn't know the form's definition: it was last published before the server read definitions, or it
 * exceeds 4 MB. Publishing the form again fixes the first case.
 */
const formNotReadRefusals = { 'form-not-read': 409 } as const;

const registeredForm = z.extend(formRegistration, { id: recordId, teamId: z.string() });

/**
 * Finds the team of a published form, for URLs that contain only the form's ID. `not-found` unless the caller can read
 * the form in the team's library.
 */
export const findForm = apiOperation({
  name: 'findForm',
  summary: 'Find the team of a published form',
  method: 'GET',
  path: '/api/forms/{formId}',
  caller: 'graph',
  params: z.object({ formId: recordId }),
  output: z.object({ id: recordId, teamId: z.string() }),
  refusals: {},
});

/** Returns a form's registration; `not-found` before the first publication. */
export const getForm = apiOperation({
  name: 'getForm',
  summary: "Get a published form's location",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team',
  params: formParams,
  output: registeredForm,
  refusals: {},
});

/** Lists the published forms of a team, sorted by title. For builders, and for programs with an API key. */
export const listForms = apiOperation({
  name: 'listForms',
  summary: "List a team's published forms",
  method: 'GET',
  path: '/api/teams/{teamId}/forms',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  output: z.object({ forms: z.array(z.object({ id: recordId, title: z.string() })) }),
  refusals: {},
});

/**
 * Registers a form or replaces its registration; each publication calls it. Idempotent. The body only contains the
 * location: the server stores and returns what the team's library contains there.
 */
export const putForm = apiOperation({
  name: 'putForm',
  summary: "Register a published form's location",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: formRegistration,
  output: registeredForm,
  /** The library has no such form at that location. */
  refusals: libraryRefusals,
});

/**
 * Returns the JSON Schema of the answers to a form's latest published version. For builders, and for programs with an
 * API key.
 */
export const getFormSchema = apiOperation({
  name: 'getFormSchema',
  summary: "Get the JSON Schema of a form's answers",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/schema',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  output: z.object({
    id: recordId,
    title: z.string(),
    /** JSON Schema of `data` in webhook events; each field has its label as `title`. */
    schema: z.record(z.string(), z.unknown()),
  }),
  refusals: formNotReadRefusals,
});

/**
 * Returns one sample webhook event of a form, in a list because integration platforms expect a list of samples. For
 * builders, and for programs with an API key.
 */
export const listFormSamples = apiOperation({
  name: 'listFormSamples',
  summary: "Create sample events for a form's webhooks",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/samples',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: formParams,
  query: z.object({ triggerType: z.optional(z.enum(['submit', 'resubmit', 'delete'])) }),
  output: z.array(z.record(z.string(), z.unknown())),
  refusals: formNotReadRefusals,
});
