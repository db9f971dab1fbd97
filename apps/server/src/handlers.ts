import { generateCode } from './ai/generate-code.ts';
import { generateTemplate } from './ai/generate-template.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { listApiKeys } from './api-keys/list-api-keys.ts';
import { revokeApiKey } from './api-keys/revoke-api-key.ts';
import { getCaptchaChallenge } from './captcha/get-captcha-challenge.ts';
import { verifyCaptcha } from './captcha/verify-captcha.ts';
import { disableConfidential } from './confidential/disable-confidential.ts';
import { enableConfidential } from './confidential/enable-confidential.ts';
import { getConfidential } from './confidential/get-confidential.ts';
import { provisionConfidential } from './confidential/provision-confidential.ts';
import { shareConfidential } from './confidential/share-confidential.ts';
import { getFormSchema } from './connectors/get-form-schema.ts';
import { listFormSamples } from './connectors/list-form-samples.ts';
import { listSubmissions } from './connectors/list-submissions.ts';
import { deleteDataSource } from './data-sources/delete-data-source.ts';
import { listDataSources } from './data-sources/list-data-sources.ts';
import { migrateDataSourcesList } from './data-sources/migrate-data-sources-list.ts';
import { putDataSource } from './data-sources/put-data-source.ts';
import { deliver } from './deliveries/deliver.ts';
import { listEmailMessages } from './deliveries/emails/list-email-messages.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { countWebhookMessages } from './deliveries/messages/count-webhook-messages.ts';
import { getWebhookMessage } from './deliveries/messages/get-webhook-message.ts';
import { listWebhookMessages } from './deliveries/messages/list-webhook-messages.ts';
import { replayWebhookMessages } from './deliveries/messages/replay-webhook-messages.ts';
import { rerunDelivery } from './deliveries/rerun-delivery.ts';
import { createFormEmail } from './email/create-form-email.ts';
import { disableFormEmail } from './email/disable-form-email.ts';
import { enableFormEmail } from './email/enable-form-email.ts';
import { getEmailAuthUrl } from './email/get-email-auth-url.ts';
import { getFormEmail } from './email/get-form-email.ts';
import { getFormEmailEnabled } from './email/get-form-email-enabled.ts';
import { redeemEmailAuthCode } from './email/redeem-email-auth-code.ts';
import { sendFormEmail } from './email/send-form-email.ts';
import { updateFormEmail } from './email/update-form-email.ts';
import { findForm } from './forms/find-form.ts';
import { getForm } from './forms/get-form.ts';
import { listForms } from './forms/list-forms.ts';
import { putForm } from './forms/put-form.ts';
import { putFormEditor } from './forms/put-form-editor.ts';
import { getAuthCodeUrl } from './graph-credentials/get-auth-code-url.ts';
import { getGraphCredential } from './graph-credentials/get-graph-credential.ts';
import { getOwnGraphCredential } from './graph-credentials/get-own-graph-credential.ts';
import { redeemAuthCode } from './graph-credentials/redeem-auth-code.ts';
import { getHealth } from './health/get-health.ts';
import type { OperationHandlers, OperationImplementation } from './http/implement.ts';
import { activateMarketplaceSubscription } from './marketplace/activate-marketplace-subscription.ts';
import { assignMarketplaceSubscription } from './marketplace/assign-marketplace-subscription.ts';
import { getMarketplaceSubscription } from './marketplace/get-marketplace-subscription.ts';
import { takeMarketplaceEvent } from './marketplace/receive-marketplace-event.ts';
import { listNotices } from './notices/list-notices.ts';
import { mailNotices } from './notices/mail-notices.ts';
import { readNotices } from './notices/read-notices.ts';
import { getCheckout } from './purchases/get-checkout.ts';
import { getPortal } from './purchases/get-portal.ts';
import { takeStripeEvent } from './purchases/receive-stripe-event.ts';
import { deleteFormRetention } from './retention/delete-form-retention.ts';
import { getFormRetention } from './retention/get-form-retention.ts';
import { putFormRetention } from './retention/put-form-retention.ts';
import { addReviewDeed } from './reviews/add-review-deed.ts';
import { tellReview } from './reviews/tell-review.ts';
import { completeShare } from './shares/complete-share.ts';
import { createShare } from './shares/create-share.ts';
import { createShareUploadUrls } from './shares/create-share-upload-urls.ts';
import { deleteShare } from './shares/delete-share.ts';
import { getShareSession } from './shares/get-share-session.ts';
import { getShareSessionToken } from './shares/get-share-session-token.ts';
import { getSharedForm } from './shares/get-shared-form.ts';
import { listShares } from './shares/list-shares.ts';
import { openShareSession } from './shares/open-share-session.ts';
import { preSubmitShare } from './shares/pre-submit-share.ts';
import { submitShare } from './shares/submit-share.ts';
import { updateShare } from './shares/update-share.ts';
import { countSubmission } from './submissions/count-submission.ts';
import { getSubmissionNumber } from './submissions/get-submission-number.ts';
import { nextSubmissionNumber } from './submissions/next-submission-number.ts';
import { setSubmissionNumber } from './submissions/set-submission-number.ts';
import { getSubscription } from './subscription/get-subscription.ts';
import { playSubscription } from './subscription/play-subscription.ts';
import { deleteSummaryMail } from './summary-mails/delete-summary-mail.ts';
import { listSummaryMails } from './summary-mails/list-summary-mails.ts';
import { putSummaryMail } from './summary-mails/put-summary-mail.ts';
import { trySummaryMail } from './summary-mails/try-summary-mail.ts';
import { reportClientError } from './support/report-client-error.ts';
import { requestSupport } from './support/request-support.ts';
import { getTeamToken } from './tokens/get-team-token.ts';
import { issueTenantToken } from './tokens/issue-tenant-token.ts';
import { listTeamUsers } from './tokens/list-team-users.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { deleteWebhooks } from './webhooks/delete-webhooks.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { migrateWebhooksList } from './webhooks/migrate-webhooks-list.ts';
import { previewWebhook } from './webhooks/preview-webhook.ts';
import { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import { unsubscribeWebhooks } from './webhooks/unsubscribe-webhooks.ts';
import { updateWebhook } from './webhooks/update-webhook.ts';

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
