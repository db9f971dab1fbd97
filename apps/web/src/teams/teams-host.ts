/** A channel or a team in which a tab of Teams stands, as Teams says it. */
export interface TeamsPlace {
  readonly teamId: string | undefined;
  readonly channelId: string | undefined;
  readonly channelName: string | undefined;
  /** A private channel has people, and files, of its own. */
  readonly isPrivateChannel: boolean;
}

/** The look that Teams has now; another word than these is one that we do not know yet. */
export type TeamsTheme = 'default' | 'dark' | 'contrast' | 'glass' | (string & {});

/** Teams around the app. Nothing of its library is loaded anywhere else. */
export interface TeamsHost {
  /** Of the app's package, which deep links name. */
  readonly appId: string | undefined;
  /** Sign-in name of the person who uses Teams. */
  readonly loginHint: string | undefined;
  readonly tenantId: string | undefined;
  /** Teams on a phone or tablet, which takes no downloads. */
  readonly isMobile: boolean;
  /** Teams asks people itself when the app needs a token (nested app authentication). */
  readonly hasNestedSignIn: boolean;
  readonly place: TeamsPlace;
  /** What a deep link into the app leads to: a path of ours, from whoever wrote the link. */
  readonly linkedPath: string | undefined;
  theme(): TeamsTheme;
  onTheme(listener: () => void): () => void;
  /** Opens the sign-in in a window of Teams, 600 × 535. @throws Error 'CancelledByUser' or 'FailedToOpenWindow' */
  openSignIn(address: string): Promise<unknown>;
  /** The page that sets a tab up: it can be saved from now on, as `tab`. */
  offerTab(tab: TeamsTab): void;
}

export interface TeamsTab {
  readonly entityId: string;
  readonly contentUrl: string;
  readonly websiteUrl: string;
  readonly suggestedDisplayName: string;
}
