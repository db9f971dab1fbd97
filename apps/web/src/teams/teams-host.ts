/** Channel or team of a Teams tab, as reported by Teams. */
export interface TeamsLocation {
  readonly teamId: string | undefined;
  readonly channelId: string | undefined;
  readonly channelName: string | undefined;
  /** Private channels have separate members and files. */
  readonly isPrivateChannel: boolean;
}

/** Current theme of Teams; other texts are themes that we don't know yet. */
export type TeamsTheme = 'default' | 'dark' | 'contrast' | 'glass' | (string & {});

/** Connection to Teams. Its library isn't loaded anywhere else. */
export interface TeamsHost {
  /** ID of the app's package, used in deep links. */
  readonly appId: string | undefined;
  /** Sign-in name of the Teams user. */
  readonly loginHint: string | undefined;
  readonly tenantId: string | undefined;
  /** Teams on a phone or tablet, which doesn't support downloads. */
  readonly isMobile: boolean;
  /** Teams handles sign-ins for the app (nested app authentication). */
  readonly hasNestedSignIn: boolean;
  readonly place: TeamsLocation;
  /** Path of a deep link into the app; untrusted. */
  readonly linkedPath: string | undefined;
  theme(): TeamsTheme;
  onTheme(listener: () => void): () => void;
  /** Opens the sign-in in a window of Teams, 600 × 535. @throws Error 'CancelledByUser' or 'FailedToOpenWindow' */
  openSignIn(address: string): Promise<unknown>;
  /** For the configuration page: enables saving the tab. */
  setTab(tab: TeamsTab): void;
}

export interface TeamsTab {
  readonly entityId: string;
  readonly contentUrl: string;
  readonly websiteUrl: string;
  readonly suggestedDisplayName: string;
}
