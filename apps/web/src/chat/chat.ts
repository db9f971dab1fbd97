/** What whoever answers is told of who asks: nothing of a form, and no answer. */
export interface ChatAbout {
  /** Tells people of one device apart; goes no further than our own page. */
  readonly person: string;
  readonly name: string;
  readonly language: string;
  readonly version?: string;
  readonly teamId?: string;
}

/** What may be worth knowing for whoever answers. */
export type ChatEvent = 'form-published' | 'support-requested';

/** A chat of somebody else's in which people reach whoever supports them. What is said before `boot` is said to nobody. */
export interface ChatWidget {
  boot(about: ChatAbout): void;
  /** Shows it again, too. */
  update(about: ChatAbout): void;
  trackEvent(event: ChatEvent): void;
}
