import { provisionConfidential } from './confidential/provision-confidential.ts';
import { deliver } from './deliveries/deliver.ts';
import { getForm } from './forms/get-form.ts';
import { putForm } from './forms/put-form.ts';
import { getHealth } from './health/get-health.ts';
import type { ApiOperation } from './operation.ts';
import { countSubmission } from './submissions/count-submission.ts';
import { getSubmissionNumber } from './submissions/get-submission-number.ts';
import { nextSubmissionNumber } from './submissions/next-submission-number.ts';
import { setSubmissionNumber } from './submissions/set-submission-number.ts';
import { reportClientError } from './support/report-client-error.ts';
import { getTeamToken } from './tokens/get-team-token.ts';
import { issueTenantToken } from './tokens/issue-tenant-token.ts';

/** Every operation of Tideform's own API. The server must implement each one; OpenAPI is generated from here. */
export const operations = {
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
} as const satisfies Record<string, ApiOperation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
