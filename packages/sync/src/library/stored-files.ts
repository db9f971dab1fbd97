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

/** Schemas of the JSON files in a library. Unknown properties are kept. */

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
  /** Columns that the service refused to add or to index; adding them is retried. */
  refusedColumns: z.catch(z.optional(z.array(z.string())), undefined),
});
export type TeamConfigFile = z.infer<typeof teamConfigFile>;

/** Availability as set by a builder; an invalid one is ignored. */
const formAvailability = z.object({
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
  opening: z.catch(z.optional(formAvailability), undefined),
  /** ID of the responses folder; set by the first publication. */
  responsesDriveItemId: z.optional(z.string()),
  /** Parsed one by one in `table-views.ts`, so that an invalid view doesn't make the form unreadable. */
  submissionTableViews: z.optional(z.unknown()),
  defaultViewId: z.catch(z.optional(z.string()), undefined),
  /** Retention of submissions; written by the server. */
  retention: z.catch(z.optional(retentionPeriod), undefined),
  /** Last version of an unpublished form; the next publication continues from it. */
  lastVersion: z.catch(z.optional(z.int().check(z.positive())), undefined),
  /** Review settings, parsed in `parse-form-config.ts`. */
  review: z.optional(z.unknown()),
});
export type FormConfigFile = z.infer<typeof formConfigFile>;

export const formDraftFile = z.looseObject({
  schema: formDefinition,
  pdfOptions: z.optional(pdfOptions),
  responsesTitleTemplate: z.optional(z.string()),
  emailTemplate: z.optional(z.unknown()),
  customCss: z.optional(z.string()),
  /** Form tests; in drafts only. */
  tests: z.optional(z.unknown()),
  /** Fields renamed since the published version; in drafts only. */
  renamed: z.catch(z.optional(z.object({ version: z.int(), names: z.unknown() })), undefined),
});
export type FormDraftFile = z.infer<typeof formDraftFile>;

export const formPublishedFile = z.extend(formDraftFile, { version: z.int().check(z.positive()) });
export type FormPublishedFile = z.infer<typeof formPublishedFile>;

/** Component, which may contain others; it is validated as a form that contains only this component. */
const component = z.custom<ComponentDefinition>((value) => parseForm({ components: [value] }).ok, 'not a component');
const customFieldName = z.string().check(z.regex(/\S/));

export const customFieldsFile = z.looseObject({
  fields: z.array(z.looseObject({ name: customFieldName, component })),
});
export type CustomFieldsFile = z.infer<typeof customFieldsFile>;

/** Answers. Validated without zod's records, which omit `__proto__` although the original value is used. */
const submissionData = z.custom<SubmissionData>((value) => isRecord(value) && !findHostileJson(value), 'not answers');
const person = z.looseObject({ id: z.optional(z.string()), name: z.string() });
const writerRevision = z.looseObject({
  writer: z.string().check(z.minLength(1)),
  revision: z.int().check(z.nonnegative()),
});
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
  /** Properties of submissions only. */
  formShareSessionId: z.catch(z.optional(z.string()), undefined),
  webhooks: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  schema: formDefinition,
  pdfOptions: z.optional(pdfOptions),
  emailTemplate: z.optional(z.unknown()),
  customCss: z.optional(z.string()),
  data: z.looseObject({ data: submissionData, metadata: submissionData }),
  timestamp: z.iso.datetime(),
  createdBy: person,
  collaborators: z.array(person),
  /** Device and revision that wrote this state of the file; in drafts only. */
  writtenBy: z.optional(writerRevision),
  conflict: z.optional(conflict),
  /** Manifest hash and number of resubmissions; in submissions only. */
  manifestHash: z.optional(z.string()),
  resubmissions: z.optional(z.int().check(z.nonnegative())),
});
export type ResponseFile = z.infer<typeof responseFile>;
