import { generateCode, generateTemplate } from './ai/ai-handlers.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/api-key-handlers.ts';
import { getCaptchaChallenge, verifyCaptcha } from './captcha/captcha-handlers.ts';
import { provisionConfidential, shareConfidential } from './confidential/confidential-folder-handlers.ts';
import { disableConfidential, enableConfidential, getConfidential } from './confidential/confidential-handlers.ts';
import { getFormSchema, listFormSamples, listSubmissions } from './connectors/connector-handlers.ts';
import {
  deleteDataSource,
  listDataSources,
  migrateDataSourcesList,
  putDataSource,
} from './data-sources/data-source-handlers.ts';
import { deliver, listDeliveries, listEmailMessages, rerunDelivery } from './deliveries/delivery-handlers.ts';
import {
  countWebhookMessages,
  getWebhookMessage,
  listWebhookMessages,
  replayWebhookMessages,
} from './deliveries/messages/webhook-message-handlers.ts';
import {
  createFormEmail,
  disableFormEmail,
  enableFormEmail,
  getEmailAuthUrl,
  getFormEmail,
  getFormEmailEnabled,
  redeemEmailAuthCode,
  updateFormEmail,
} from './email/form-email-handlers.ts';
import { sendFormEmail } from './email/send-form-email.ts';
import { findForm, getForm, listForms, putForm, putFormEditor } from './forms/form-handlers.ts';
import {
  getAuthCodeUrl,
  getGraphCredential,
  getOwnGraphCredential,
  redeemAuthCode,
} from './graph-credentials/graph-credential-handlers.ts';
import { getHealth } from './health/get-health.ts';
import type { OperationHandlers, OperationImplementation } from './http/implement.ts';
import {
  activateMarketplaceSubscription,
  assignMarketplaceSubscription,
  getMarketplaceSubscription,
  takeMarketplaceEvent,
} from './marketplace/marketplace-handlers.ts';
import { listNotices, mailNotices, readNotices } from './notices/notice-handlers.ts';
import { getCheckout, getPortal, takeStripeEvent } from './purchases/purchase-handlers.ts';
import { deleteFormRetention, getFormRetention, putFormRetention } from './retention/form-retention-handlers.ts';
import { addReviewDeed, tellReview } from './reviews/review-handlers.ts';
import { createShareUploadUrls } from './shares/create-share-upload-urls.ts';
import { createShare, deleteShare, listShares, updateShare } from './shares/form-share-handlers.ts';
import {
  getSharedForm,
  getShareSession,
  getShareSessionToken,
  openShareSession,
} from './shares/share-session-handlers.ts';
import { completeShare, preSubmitShare, submitShare } from './shares/share-submission-handlers.ts';
import {
  countSubmission,
  getSubmissionNumber,
  nextSubmissionNumber,
  setSubmissionNumber,
} from './submissions/submission-handlers.ts';
import { getSubscription, playSubscription } from './subscription/subscription-handlers.ts';
import {
  deleteSummaryMail,
  listSummaryMails,
  putSummaryMail,
  trySummaryMail,
} from './summary-mails/summary-mail-handlers.ts';
import { reportClientError, requestSupport } from './support/support-handlers.ts';
import { getTeamToken, issueTenantToken, listTeamUsers } from './tokens/token-handlers.ts';
import { migrateWebhooksList } from './webhooks/migrate-webhooks-list.ts';
import {
  createWebhook,
  deleteWebhook,
  deleteWebhooks,
  listWebhooks,
  previewWebhook,
  rotateWebhookSecret,
  testWebhook,
  unsubscribeWebhooks,
  updateWebhook,
} from './webhooks/webhook-handlers.ts';

/** Maps each operation's name to its handler. A missing handler is a compile error. */
export const handlers = {
  generateCode,
  generateTemplate,
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
  getFormSchema,
  listForms,
  listFormSamples,
  listSubmissions,
  unsubscribeWebhooks,
  createApiKey,
  listApiKeys,
  revokeApiKey,
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
} satisfies OperationHandlers;

/**
 * All implementations. NOTE: the cast is safe, because each handler is type-checked against its operation where it is
 * defined.
 */
export const implementations = Object.values(handlers) as unknown as readonly OperationImplementation[];
