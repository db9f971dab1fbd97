import { createContext, use } from 'react';

/** Team and channel of a Teams tab, as reported by Teams. */
export interface TeamsLocation {
  readonly teamId: string | undefined;
  readonly channelId: string | undefined;
  readonly channelName: string | undefined;
  /** Whether the channel is private. Private channels have members and files of their own. */
  readonly isPrivateChannel: boolean;
}

/** Current theme of Teams. Other texts are themes that the app doesn't know yet. */
export type TeamsTheme = 'default' | 'dark' | 'contrast' | 'glass' | (string & {});

/** Connection to Teams. No other code loads the Teams library. */
export interface TeamsHost {
  /** ID of the Teams app package, used in deep links. */
  readonly appId: string | undefined;
  /** Sign-in name of the Teams user. */
  readonly loginHint: string | undefined;
  readonly tenantId: string | undefined;
  /** Whether Teams runs on a phone or tablet, where it doesn't support downloads. */
  readonly isMobile: boolean;
  /** Whether Teams handles sign-ins for the app (nested app authentication). */
  readonly hasNestedSignIn: boolean;
  readonly place: TeamsLocation;
  /** Path of a deep link into the app. It is untrusted. */
  readonly linkedPath: string | undefined;
  theme(): TeamsTheme;
  onTheme(listener: () => void): () => void;
  /**
   * Opens the sign-in page in a Teams window of 600 × 535 pixels.
   * @throws Error 'CancelledByUser' or 'FailedToOpenWindow'
   */
  openSignIn(address: string): Promise<unknown>;
  /** Sets the tab that is added, and enables the Save button. Only for the configuration page. */
  setTab(tab: TeamsTab): void;
}

export interface TeamsTab {
  readonly entityId: string;
  readonly contentUrl: string;
  readonly websiteUrl: string;
  readonly suggestedDisplayName: string;
}

/** Context with the connection to Teams, if Teams shows the app. */
export const TeamsContext = createContext<TeamsHost | undefined>(undefined);

/** Returns the connection to Teams; `undefined` if the app isn't in Teams. */
export const useTeamsHost = (): TeamsHost | undefined => use(TeamsContext);
