export { type AiFailure, aiFailures } from './ai/ai-failure.ts';
export { codeLanguages, codePromptLimits, generateCode } from './ai/generate-code.ts';
export { generateTemplate, templatePromptLimits } from './ai/generate-template.ts';
export type { ApiKey } from './api-keys/api-key.ts';
export { createApiKey, MAX_KEYS_PER_TEAM } from './api-keys/create-api-key.ts';
export { listApiKeys } from './api-keys/list-api-keys.ts';
export { revokeApiKey } from './api-keys/revoke-api-key.ts';
export { getCaptchaChallenge } from './captcha/get-captcha-challenge.ts';
export { verifyCaptcha } from './captcha/verify-captcha.ts';
export { type ApiClient, type ApiPorts, type ApiTokenRequest, createApiClient } from './client.ts';
export { disableConfidential } from './confidential/disable-confidential.ts';
export { enableConfidential } from './confidential/enable-confidential.ts';
export { getConfidential } from './confidential/get-confidential.ts';
export { provisionConfidential } from './confidential/provision-confidential.ts';
export { shareConfidential } from './confidential/share-confidential.ts';
export {
  type DataSource,
  type DataSourceSettings,
  type DataSourceType,
  dataSource,
  dataSourceSettings,
  MAX_DATA_SOURCES_PER_TEAM,
} from './data-sources/data-source.ts';
export { deleteDataSource } from './data-sources/delete-data-source.ts';
export { listDataSources } from './data-sources/list-data-sources.ts';
export { migrateDataSourcesList } from './data-sources/migrate-data-sources-list.ts';
export { putDataSource } from './data-sources/put-data-source.ts';
export { countWebhookMessages, type WebhookCounts } from './deliveries/count-webhook-messages.ts';
export { deliver } from './deliveries/deliver.ts';
export { getWebhookMessage } from './deliveries/get-webhook-message.ts';
export { listDeliveries, MAX_RESPONSES_PER_CALL } from './deliveries/list-deliveries.ts';
export { listWebhookMessages } from './deliveries/list-webhook-messages.ts';
export { replayWebhookMessages } from './deliveries/replay-webhook-messages.ts';
export { rerunDelivery } from './deliveries/rerun-delivery.ts';
export type { WebhookMessage } from './deliveries/webhook-message.ts';
export type { WebhookStatus } from './deliveries/webhook-status.ts';
export { createFormEmail } from './email/create-form-email.ts';
export { disableFormEmail } from './email/disable-form-email.ts';
export { type EmailFailure, type EmailStatus, emailFailure } from './email/email-status.ts';
export {
  type EmailSender,
  type EmailTemplate,
  emailTemplate,
  MAX_ATTACHMENT_BYTES,
  submissionPdfContent,
} from './email/email-template.ts';
export { enableFormEmail } from './email/enable-form-email.ts';
export type { FormEmail } from './email/form-email.ts';
export { getEmailAuthUrl } from './email/get-email-auth-url.ts';
export { getFormEmail } from './email/get-form-email.ts';
export { getFormEmailEnabled } from './email/get-form-email-enabled.ts';
export { type EmailMessage, listEmailMessages } from './email/list-email-messages.ts';
export { redeemEmailAuthCode } from './email/redeem-email-auth-code.ts';
export { type RenderedEmail, sendFormEmail } from './email/send-form-email.ts';
export { updateFormEmail } from './email/update-form-email.ts';
export { ServerOutage } from './errors.ts';
export { findForm } from './forms/find-form.ts';
export { type FormRegistration, formRegistration } from './forms/form-registration.ts';
export { getForm } from './forms/get-form.ts';
export { getFormSchema } from './forms/get-form-schema.ts';
export { listFormSamples } from './forms/list-form-samples.ts';
export { listForms } from './forms/list-forms.ts';
export { putForm } from './forms/put-form.ts';
export { editorLeaseMs, putFormEditor } from './forms/put-form-editor.ts';
export { getAuthCodeUrl } from './graph-credentials/get-auth-code-url.ts';
export { getGraphCredential } from './graph-credentials/get-graph-credential.ts';
export { getOwnGraphCredential } from './graph-credentials/get-own-graph-credential.ts';
export {
  type ConnectionPurpose,
  connectionPurpose,
  type GraphCredential,
  graphCredential,
} from './graph-credentials/graph-credential.ts';
export { redeemAuthCode } from './graph-credentials/redeem-auth-code.ts';
export {
  apiKeyHeader,
  appVersionHeader,
  graphTokenHeader,
  idempotencyHeader,
  sessionTokenHeader,
  tokenHeader,
} from './headers.ts';
export { getHealth } from './health/get-health.ts';
export { recordId } from './ids.ts';
export { type LibraryRefusal, libraryRefusals } from './library-refusals.ts';
export { activateMarketplaceSubscription } from './marketplace/activate-marketplace-subscription.ts';
export { assignMarketplaceSubscription } from './marketplace/assign-marketplace-subscription.ts';
export { getMarketplaceSubscription } from './marketplace/get-marketplace-subscription.ts';
export {
  MAX_TEAM_NAME_LENGTH,
  type MarketplaceContact,
  type MarketplaceStatus,
  type MarketplaceSubscription,
  marketplaceStatus,
} from './marketplace/marketplace-subscription.ts';
export { takeMarketplaceEvent } from './marketplace/take-marketplace-event.ts';
export { listNotices, MAX_NOTIFICATIONS } from './notices/list-notices.ts';
export { mailNotices } from './notices/mail-notices.ts';
export { type NotificationContent, notificationContent, type UserNotification } from './notices/notification.ts';
export { readNotices } from './notices/read-notices.ts';
export { type OpenApiDocument, toOpenApi } from './openapi.ts';
export {
  type ApiCaller,
  type ApiInput,
  type ApiMethod,
  type ApiOperation,
  type ApiRefusal,
  type ApiResult,
  apiOperation,
  type BodyKind,
  type CommonRefusal,
  commonRefusals,
  type RefusalStatuses,
  type RequestFile,
  type ResponseKind,
  type SuccessValue,
  type TeamRole,
} from './operation.ts';
export { type OperationName, type Operations, operations } from './operations.ts';
export { type StreamLine, streamContentType } from './parse-stream-lines.ts';
export { type ProblemBody, problem, problemContentType } from './problem.ts';
export { getCheckout } from './purchases/get-checkout.ts';
export { getPortal } from './purchases/get-portal.ts';
export { takeStripeEvent } from './purchases/take-stripe-event.ts';
export type { RateLimits } from './rate-limits.ts';
export { formatRequestPath } from './request.ts';
export { deleteFormRetention } from './retention/delete-form-retention.ts';
export { type FormRetention, type RetentionPeriod, retentionPeriod } from './retention/form-retention.ts';
export { getFormRetention } from './retention/get-form-retention.ts';
export { putFormRetention } from './retention/put-form-retention.ts';
export { addReviewDeed } from './reviews/add-review-deed.ts';
export {
  MAX_COMMENT_LENGTH,
  MAX_NOTIFIED_PEOPLE,
  type ReviewEventDetails,
  type ReviewState,
  reviewEventDetails,
  reviewPerson,
  reviewStates,
} from './reviews/review-event-details.ts';
export { type ReviewNotificationReason, tellReview } from './reviews/tell-review.ts';
export { completeShare } from './shares/complete-share.ts';
export { createShare } from './shares/create-share.ts';
export { createShareUploadUrls, MAX_FILES_PER_SHARE_SESSION } from './shares/create-share-upload-urls.ts';
export { deleteShare } from './shares/delete-share.ts';
export { type FormShare, MAX_SHARES_PER_FORM } from './shares/form-share.ts';
export { getShareSession } from './shares/get-share-session.ts';
export { getShareSessionToken } from './shares/get-share-session-token.ts';
export { getSharedForm } from './shares/get-shared-form.ts';
export { listShares } from './shares/list-shares.ts';
export { openShareSession } from './shares/open-share-session.ts';
export { preSubmitShare } from './shares/pre-submit-share.ts';
export { SHARE_GONE_TEXT } from './shares/share-session.ts';
export { submitShare } from './shares/submit-share.ts';
export { updateShare } from './shares/update-share.ts';
export { countSubmission } from './submissions/count-submission.ts';
export { getSubmissionNumber } from './submissions/get-submission-number.ts';
export { listSubmissions } from './submissions/list-submissions.ts';
export { nextSubmissionNumber } from './submissions/next-submission-number.ts';
export { setSubmissionNumber } from './submissions/set-submission-number.ts';
export { MAX_SUBMISSION_NUMBER } from './submissions/submission-number.ts';
export { getSubscription, type SubscriptionDetails, subscriptionDetails } from './subscription/get-subscription.ts';
export { hasFeature } from './subscription/has-feature.ts';
export {
  type Feature,
  features,
  getEntitlements,
  type PlanEntitlements,
  type PlanKey,
  planKey,
  planNames,
  type SubscriptionStatus,
  subscriptionStatus,
} from './subscription/plans.ts';
export { playSubscription } from './subscription/play-subscription.ts';
export {
  type BillingPeriod,
  billingPeriods,
  type Currency,
  currency,
  getDefaultCurrency,
  type PricedPlan,
  prices,
} from './subscription/prices.ts';
export {
  canChangePlan,
  getPlanState,
  getUsageWarnings,
  type PlanState,
  type UsageWarning,
} from './subscription/usage-warnings.ts';
export { deleteSummaryMail } from './summary-mails/delete-summary-mail.ts';
export { listSummaryMails } from './summary-mails/list-summary-mails.ts';
export { putSummaryMail } from './summary-mails/put-summary-mail.ts';
export {
  MAX_SUMMARY_MAIL_RECIPIENTS,
  MAX_SUMMARY_MAILS_PER_FORM,
  type SummaryFailure,
  type SummaryMail,
  type SummaryMailSettings,
  type SummarySchedule,
} from './summary-mails/summary-mail.ts';
export { trySummaryMail } from './summary-mails/try-summary-mail.ts';
export { reportClientError } from './support/report-client-error.ts';
export { requestSupport, supportLimits } from './support/request-support.ts';
export { getTeamToken, type TeamTokenClaims, teamTokenClaims } from './tokens/get-team-token.ts';
export { issueTenantToken, type TenantTokenClaims, tenantTokenClaims } from './tokens/issue-tenant-token.ts';
export { type ShareSessionClaims, shareSessionClaims } from './tokens/share-session.ts';
export { listTeamUsers, MAX_USERS_PER_PAGE, type TeamUser } from './users/list-team-users.ts';
export { createWebhook, MAX_WEBHOOKS_PER_FORM } from './webhooks/create-webhook.ts';
export { deleteWebhook } from './webhooks/delete-webhook.ts';
export { deleteWebhooks } from './webhooks/delete-webhooks.ts';
export { listWebhooks } from './webhooks/list-webhooks.ts';
export { migrateWebhooksList } from './webhooks/migrate-webhooks-list.ts';
export { previewWebhook } from './webhooks/preview-webhook.ts';
export { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
export { testWebhook } from './webhooks/test-webhook.ts';
export { unsubscribeWebhooks } from './webhooks/unsubscribe-webhooks.ts';
export { updateWebhook } from './webhooks/update-webhook.ts';
export { type Webhook, webhook, webhookEnvironment, webhookOrigin, webhookType } from './webhooks/webhook.ts';
