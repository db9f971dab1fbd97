import { generateCode, generateTemplate } from './ai/ai-operations.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/api-key-operations.ts';
import { getCaptchaChallenge, verifyCaptcha } from './captcha/captcha-operations.ts';
import {
  disableConfidential,
  enableConfidential,
  getConfidential,
  provisionConfidential,
  shareConfidential,
} from './confidential/confidential-operations.ts';
import {
  deleteDataSource,
  listDataSources,
  migrateDataSourcesList,
  putDataSource,
} from './data-sources/data-source-operations.ts';
import { deliver, listDeliveries, rerunDelivery } from './deliveries/delivery-operations.ts';
import {
  countWebhookMessages,
  getWebhookMessage,
  listWebhookMessages,
  replayWebhookMessages,
} from './deliveries/webhook-message-operations.ts';
import { listEmailMessages, sendFormEmail } from './email/email-message-operations.ts';
import {
  createFormEmail,
  disableFormEmail,
  enableFormEmail,
  getEmailAuthUrl,
  getFormEmail,
  getFormEmailEnabled,
  redeemEmailAuthCode,
  updateFormEmail,
} from './email/form-email-operations.ts';
import { findForm, getForm, getFormSchema, listFormSamples, listForms, putForm } from './forms/form-operations.ts';
import { putFormEditor } from './forms/put-form-editor.ts';
import {
  getAuthCodeUrl,
  getGraphCredential,
  getOwnGraphCredential,
  redeemAuthCode,
} from './graph-credentials/graph-credential-operations.ts';
import { getHealth } from './health/get-health.ts';
import {
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  takeMarketplaceEvent,
} from './marketplace/marketplace-operations.ts';
import { listNotices, mailNotices, readNotices } from './notices/notice-operations.ts';
import type { ApiOperation } from './operation.ts';
import { getCheckout, getPortal, takeStripeEvent } from './purchases/purchase-operations.ts';
import { deleteFormRetention, getFormRetention, putFormRetention } from './retention/retention-operations.ts';
import { addReviewDeed, tellReview } from './reviews/review-operations.ts';
import { createShare, deleteShare, listShares, updateShare } from './shares/form-share-operations.ts';
import {
  getSharedForm,
  getShareSession,
  getShareSessionToken,
  openShareSession,
} from './shares/share-session-operations.ts';
import {
  completeShare,
  createShareUploadUrls,
  preSubmitShare,
  submitShare,
} from './shares/share-submission-operations.ts';
import {
  countSubmission,
  getSubmissionNumber,
  listSubmissions,
  nextSubmissionNumber,
  setSubmissionNumber,
} from './submissions/submission-operations.ts';
import { getSubscription, playSubscription } from './subscription/subscription-operations.ts';
import {
  deleteSummaryMail,
  listSummaryMails,
  putSummaryMail,
  trySummaryMail,
} from './summary-mails/summary-mail-operations.ts';
import { reportClientError, requestSupport } from './support/support-operations.ts';
import { getTeamToken, issueTenantToken } from './tokens/token-operations.ts';
import { listTeamUsers } from './users/list-team-users.ts';
import {
  createWebhook,
  deleteWebhook,
  deleteWebhooks,
  listWebhooks,
  migrateWebhooksList,
  previewWebhook,
  rotateWebhookSecret,
  testWebhook,
  unsubscribeWebhooks,
  updateWebhook,
} from './webhooks/webhook-operations.ts';

/**
 * Every operation of Tideform's own API. The server must implement each one; the OpenAPI document is generated from
 * this table.
 */
export const operations = {
  generateCode,
  generateTemplate,
  getFormSchema,
  listForms,
  listFormSamples,
  listSubmissions,
  unsubscribeWebhooks,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  updateWebhook,
  testWebhook,
  previewWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  createWebhook,
  countSubmission,
  deleteWebhooks,
  listDataSources,
  putDataSource,
  deleteDataSource,
  migrateDataSourcesList,
  countWebhookMessages,
  getWebhookMessage,
  listDeliveries,
  listWebhookMessages,
  replayWebhookMessages,
  rerunDelivery,
  deliver,
  deleteFormRetention,
  getFormRetention,
  putFormRetention,
  disableConfidential,
  enableConfidential,
  getConfidential,
  getAuthCodeUrl,
  getCaptchaChallenge,
  findForm,
  getForm,
  getGraphCredential,
  getHealth,
  getOwnGraphCredential,
  getSubmissionNumber,
  getSubscription,
  getCheckout,
  getPortal,
  takeStripeEvent,
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  takeMarketplaceEvent,
  listTeamUsers,
  playSubscription,
  getTeamToken,
  issueTenantToken,
  listNotices,
  listSummaryMails,
  putSummaryMail,
  deleteSummaryMail,
  trySummaryMail,
  readNotices,
  addReviewDeed,
  tellReview,
  mailNotices,
  listWebhooks,
  migrateWebhooksList,
  nextSubmissionNumber,
  provisionConfidential,
  shareConfidential,
  putForm,
  putFormEditor,
  redeemAuthCode,
  reportClientError,
  requestSupport,
  setSubmissionNumber,
  createShare,
  deleteShare,
  listShares,
  updateShare,
  getShareSession,
  getShareSessionToken,
  getSharedForm,
  openShareSession,
  createShareUploadUrls,
  preSubmitShare,
  submitShare,
  completeShare,
  createFormEmail,
  disableFormEmail,
  enableFormEmail,
  getEmailAuthUrl,
  getFormEmail,
  getFormEmailEnabled,
  listEmailMessages,
  redeemEmailAuthCode,
  sendFormEmail,
  updateFormEmail,
  verifyCaptcha,
} as const satisfies Record<string, ApiOperation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
