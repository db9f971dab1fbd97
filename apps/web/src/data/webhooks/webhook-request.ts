/** Request as it is sent to a webhook, with secrets hidden. */
export interface WebhookRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request; `null` if it isn't stored any more or the user may not see the response. */
  readonly body: string | null;
}
