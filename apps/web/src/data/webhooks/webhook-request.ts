/** A request to a webhook, as it is sent. What is secret in it is hidden. */
export interface WebhookRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `null`: it is not kept any more, or the library does not show the person the response. */
  readonly body: string | null;
}
