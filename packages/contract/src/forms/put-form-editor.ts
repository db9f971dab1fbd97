import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Whoever has not asked for so long is not editing any more. */
export const editorLeaseMs = 30_000;

/**
 * Says that somebody has a form's draft open, and asks who is editing it: one at a time, the first until they leave, say nothing for
 * `editorLeaseMs`, or somebody takes over. It keeps nobody from writing: two drafts at once are settled where they are saved.
 */
export const putFormEditor = apiOperation({
  name: 'putFormEditor',
  summary: "Ask who is editing a form's draft, take over, or leave",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/editor',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    /** One opened builder, of any of the person's tabs and devices. */
    session: z.guid(),
    /** `ask`: edits where nobody else does. `take`: edits, whoever did. `leave`: edits no longer. */
    act: z.enum(['ask', 'take', 'leave']),
  }),
  output: z.object({
    /** Who is editing; `null`: nobody. */
    editor: z.nullable(
      z.object({
        name: z.string(),
        /** The caller, here or elsewhere. */
        isCaller: z.boolean(),
        isThisSession: z.boolean(),
      }),
    ),
  }),
  limits: { token: 120 },
  refusals: {},
});
