import type { OperationName, Operations } from '@tideform/contract';
import { provisionConfidential } from './confidential/provision-confidential.ts';
import { deliver } from './deliveries/deliver.ts';
import { getForm } from './forms/get-form.ts';
import { putForm } from './forms/put-form.ts';
import { getHealth } from './health/get-health.ts';
import type { Implementation } from './http/implement.ts';
import { countSubmission } from './submissions/count-submission.ts';
import { getSubmissionNumber } from './submissions/get-submission-number.ts';
import { nextSubmissionNumber } from './submissions/next-submission-number.ts';
import { setSubmissionNumber } from './submissions/set-submission-number.ts';
import { reportClientError } from './support/report-client-error.ts';
import { getTeamToken } from './tokens/get-team-token.ts';
import { issueTenantToken } from './tokens/issue-tenant-token.ts';

/** One handler for each operation of the contract: a missing line does not compile. */
export const handlers = {
  countSubmission,
  deliver,
  getForm,
  getHealth,
  getSubmissionNumber,
  getTeamToken,
  issueTenantToken,
  nextSubmissionNumber,
  provisionConfidential,
  putForm,
  reportClientError,
  setSubmissionNumber,
} satisfies Handlers;

/** One implementation for each operation of the table. */
export type Handlers = { readonly [Name in OperationName]: Implementation<Operations[Name]> };
