import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Duration of an editor's lease in milliseconds; editors renew it by calling `putFormEditor` again. */
export const editorLeaseMs = 30_000;

/**
 * Registers the caller as having a form's draft open, and returns its editor. A form has one editor at a time: the
 * first user who opens the draft, until they leave or don't call for `editorLeaseMs`, or another user takes over. The
 * editor isn't a lock: conflicting drafts are resolved when they are saved.
 */
export const putFormEditor = apiOperation({
  name: 'putFormEditor',
  summary: "Find out who is editing a form's draft, take over, or leave",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/editor',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    /** ID of one opened builder; every tab and device has its own. */
    session: z.guid(),
    /**
     * `ask`: becomes the editor if the form has no other editor. `take`: takes over editing. `leave`: stops editing.
     */
    act: z.enum(['ask', 'take', 'leave']),
  }),
  output: z.object({
    /** The current editor; `null` if there is none. */
    editor: z.nullable(
      z.object({
        name: z.string(),
        /** The editor is the caller, in this session or another. */
        isCaller: z.boolean(),
        isThisSession: z.boolean(),
      }),
    ),
  }),
  limits: { token: 120 },
  refusals: {},
});
