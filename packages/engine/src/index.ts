export type { ChildSlot, ComponentSpec, ComponentSpecs, DataShape, PrintAnswer } from './component-spec.ts';
export type { ComponentDefinition, FormDefinition } from './definition/form-definition.ts';
export type { PdfOptions, PrintBlock, PrintDocument, RichText } from './print/print-block.ts';
export type { FieldNode, FieldState, Session, SessionWarning, SubmissionData } from './session/session.ts';
export type { BrokenRule, Issue, IssueParams } from './validation/issue.ts';
