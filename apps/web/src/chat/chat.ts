/** Context of a user for support staff. Contains no form data and no answers. */
export interface ChatContextData {
  /** Distinguishes users of one device; not sent to the provider. */
  readonly person: string;
  readonly name: string;
  readonly language: string;
  readonly version?: string;
  readonly teamId?: string;
}

/** Event that may help support staff. */
export type ChatEvent = 'form-published' | 'support-requested';

/** Third-party chat widget. Calls before `boot` are ignored. */
export interface ChatWidget {
  boot(data: ChatContextData): void;
  /** Updates the context and shows the widget. */
  update(about: ChatContextData): void;
  trackEvent(event: ChatEvent): void;
}
