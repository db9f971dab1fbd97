import { type FormDefinition, findHostileJson, parseForm, type SubmissionData } from '@tideform/engine';
import { z } from 'zod';

/** Shapes of the JSON files in a library. Properties that are not named here are kept. */

const formDefinition = z.custom<FormDefinition>((value) => parseForm(value).ok, 'not a form');

export const pdfOptions = z.looseObject({
  scale: z.number().optional(),
  orientation: z.enum(['portrait', 'landscape']).optional(),
  pageMargin: z
    .union([z.number(), z.looseObject({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() })])
    .optional(),
});

export const teamConfigFile = z.looseObject({
  schemaVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  rolesMigratedToPermissions: z.boolean().optional(),
  defaultRole: z.string().optional(),
  privateResponsesFolderId: z.string().optional(),
});
export type TeamConfigFile = z.infer<typeof teamConfigFile>;

export const formConfigFile = z.looseObject({
  id: z.string().min(1),
  title: z.string(),
  icon: z.string().optional(),
  channelId: z.string().optional(),
  category: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  submissionEditMode: z.enum(['enabled', 'disabled']).optional(),
  confidentialResponses: z.boolean().optional(),
  privateResponses: z.boolean().optional(),
  /** Folder of the responses; there from the first publication on. */
  responsesDriveItemId: z.string().optional(),
});
export type FormConfigFile = z.infer<typeof formConfigFile>;

export const formDraftFile = z.looseObject({
  schema: formDefinition,
  pdfOptions: pdfOptions.optional(),
  responsesTitleTemplate: z.string().optional(),
  emailTemplate: z.unknown().optional(),
  customCss: z.string().optional(),
});
export type FormDraftFile = z.infer<typeof formDraftFile>;

export const formPublishedFile = formDraftFile.extend({ version: z.int().positive() });
export type FormPublishedFile = z.infer<typeof formPublishedFile>;

/** Checked by hand: zod's records leave `__proto__` out, and what is read is taken as it is. */
const answers = z.custom<SubmissionData>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && !findHostileJson(value),
  'not answers',
);
const person = z.looseObject({ id: z.string().optional(), name: z.string() });
const writeMark = z.looseObject({ writer: z.string().min(1), revision: z.int().nonnegative() });
const conflict = z.looseObject({ kind: z.enum(['edited', 'submitted', 'deleted']), of: z.string() });

export const responseFile = z.looseObject({
  id: z.string().min(1),
  formId: z.string().min(1),
  formTitle: z.string(),
  channelId: z.string().optional(),
  version: z.number(),
  title: z.string().optional(),
  titleTemplate: z.string().optional(),
  submissionNumber: z.number().optional(),
  copiedFromId: z.string().optional(),
  schema: formDefinition,
  pdfOptions: pdfOptions.optional(),
  emailTemplate: z.unknown().optional(),
  customCss: z.string().optional(),
  data: z.looseObject({ data: answers, metadata: answers }),
  timestamp: z.iso.datetime(),
  createdBy: person,
  collaborators: z.array(person),
  /** Of drafts: who wrote this state of the file. */
  writtenBy: writeMark.optional(),
  conflict: conflict.optional(),
  /** Of submissions: the proof of what was submitted, and how often it was submitted again. */
  manifestHash: z.string().optional(),
  resubmissions: z.int().nonnegative().optional(),
});
export type ResponseFile = z.infer<typeof responseFile>;
