import { retentionPeriod } from '@tideform/contract';
import {
  type ComponentDefinition,
  type FormDefinition,
  findHostileJson,
  isRecord,
  parseForm,
  type SubmissionData,
} from '@tideform/engine';
import { z } from 'zod/mini';

/** Shapes of the JSON files in a library. Properties that are not named here are kept. */

const formDefinition = z.custom<FormDefinition>((value) => parseForm(value).ok, 'not a form');

export const pdfOptions = z.looseObject({
  scale: z.optional(z.number()),
  orientation: z.optional(z.enum(['portrait', 'landscape'])),
  pageMargin: z.optional(
    z.union([z.number(), z.looseObject({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() })]),
  ),
});

export const teamConfigFile = z.looseObject({
  schemaVersion: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  rolesMigratedToPermissions: z.optional(z.boolean()),
  defaultRole: z.optional(z.string()),
  privateResponsesFolderId: z.optional(z.string()),
  /** Columns that the service refused to add or to index: they are tried again. */
  refusedColumns: z.catch(z.optional(z.array(z.string())), undefined),
});
export type TeamConfigFile = z.infer<typeof teamConfigFile>;

/** As a builder has set it; one that is spoilt is none. */
const formOpening = z.object({
  opensAt: z.optional(z.iso.datetime()),
  closesAt: z.optional(z.iso.datetime()),
  mostResponses: z.optional(z.int().check(z.positive())),
  closingText: z.optional(z.string()),
});

export const formConfigFile = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: z.string(),
  icon: z.optional(z.string()),
  channelId: z.optional(z.string()),
  category: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.string())),
  submissionEditMode: z.optional(z.enum(['enabled', 'disabled'])),
  confidentialResponses: z.optional(z.boolean()),
  privateResponses: z.optional(z.boolean()),
  opening: z.catch(z.optional(formOpening), undefined),
  /** Folder of the responses; there from the first publication on. */
  responsesDriveItemId: z.optional(z.string()),
  /** Read one by one (`table-views.ts`): a view that is spoilt is no reason to do without the form. */
  submissionTableViews: z.optional(z.unknown()),
  defaultViewId: z.catch(z.optional(z.string()), undefined),
  /** After how long its submissions are deleted: the server's to write. */
  retention: z.catch(z.optional(retentionPeriod), undefined),
  /** Of a form that was un-published: its last version. The next publication continues from it. */
  lastVersion: z.catch(z.optional(z.int().check(z.positive())), undefined),
  /** Its submissions are reviewed; read by `form-review.ts`. */
  review: z.optional(z.unknown()),
});
export type FormConfigFile = z.infer<typeof formConfigFile>;

export const formDraftFile = z.looseObject({
  schema: formDefinition,
  pdfOptions: z.optional(pdfOptions),
  responsesTitleTemplate: z.optional(z.string()),
  emailTemplate: z.optional(z.unknown()),
  customCss: z.optional(z.string()),
  /** Of a draft alone: the form's own tests. */
  tests: z.optional(z.unknown()),
  /** Of a draft alone: which fields have other names than in the published version. */
  renamed: z.catch(z.optional(z.object({ version: z.int(), names: z.unknown() })), undefined),
});
export type FormDraftFile = z.infer<typeof formDraftFile>;

export const formPublishedFile = z.extend(formDraftFile, { version: z.int().check(z.positive()) });
export type FormPublishedFile = z.infer<typeof formPublishedFile>;

/** A component may hold others: it is read as a form that has it alone. */
const component = z.custom<ComponentDefinition>((value) => parseForm({ components: [value] }).ok, 'not a component');
const fieldName = z.string().check(z.regex(/\S/));

export const customFieldsFile = z.looseObject({
  fields: z.array(z.looseObject({ name: fieldName, component })),
});
export type CustomFieldsFile = z.infer<typeof customFieldsFile>;

/** Checked by hand: zod's records leave `__proto__` out, and what is read is taken as it is. */
const answers = z.custom<SubmissionData>((value) => isRecord(value) && !findHostileJson(value), 'not answers');
const person = z.looseObject({ id: z.optional(z.string()), name: z.string() });
const writeMark = z.looseObject({ writer: z.string().check(z.minLength(1)), revision: z.int().check(z.nonnegative()) });
const conflict = z.looseObject({
  kind: z.enum(['edited', 'submitted', 'deleted']),
  of: z.string(),
  isSubmit: z.catch(z.optional(z.literal(1)), undefined),
});

export const responseFile = z.looseObject({
  id: z.string().check(z.minLength(1)),
  formId: z.string().check(z.minLength(1)),
  formTitle: z.string(),
  channelId: z.optional(z.string()),
  version: z.number(),
  title: z.optional(z.string()),
  titleTemplate: z.optional(z.string()),
  submissionNumber: z.optional(z.number()),
  copiedFromId: z.optional(z.string()),
  /** Of submissions. */
  formShareSessionId: z.catch(z.optional(z.string()), undefined),
  webhooks: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  schema: formDefinition,
  pdfOptions: z.optional(pdfOptions),
  emailTemplate: z.optional(z.unknown()),
  customCss: z.optional(z.string()),
  data: z.looseObject({ data: answers, metadata: answers }),
  timestamp: z.iso.datetime(),
  createdBy: person,
  collaborators: z.array(person),
  /** Of drafts: who wrote this state of the file. */
  writtenBy: z.optional(writeMark),
  conflict: z.optional(conflict),
  /** Of submissions: the proof of what was submitted, and how often it was submitted again. */
  manifestHash: z.optional(z.string()),
  resubmissions: z.optional(z.int().check(z.nonnegative())),
});
export type ResponseFile = z.infer<typeof responseFile>;
