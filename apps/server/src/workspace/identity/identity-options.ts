import type { Database } from '../../database/connect.ts';
import type { IdentityKeys } from './provider/identity-keys-store.ts';
import type { Sealing } from './second-steps/code-app.ts';
import type { Upstream, UpstreamClaims } from './upstream/upstream.ts';

/** What the sign-in of a private workspace has beyond passwords. */
export interface PrivateSignIn {
  readonly sealing: Sealing;
  /** Whether the organization insists on a second step of somebody. */
  wantsSecondStep(personId: string): Promise<boolean>;
  /** A sign-in elsewhere that people may use. */
  readonly upstream: Upstream | undefined;
  /** Who somebody is whom the other sign-in has named; `undefined`: nobody who was invited. */
  welcome(claims: UpstreamClaims): Promise<string | undefined>;
  /** Page where a forgotten password is set again by mail; `undefined`: mail does not go out. */
  readonly forgottenPath: string | undefined;
  /** Told of sign-ins, for the audit log. */
  note(event: SignInEvent): Promise<void>;
  /** Told of a wrong password under a name that may be nobody's. */
  noteWrongPassword(account: string, address: string): Promise<void>;
}

export interface SignInEvent {
  readonly personId: string;
  readonly outcome: 'signed-in' | 'wrong-code';
  readonly by: 'password' | 'code' | 'recovery' | 'passkey' | 'upstream';
  readonly address: string;
}

export interface IdentityOptions {
  readonly database: Database;
  readonly keys: IdentityKeys;
  /** Origin under which browsers reach the product; the sign-in is `{publicUrl}/identity`. */
  readonly publicUrl: string;
  /** Audience of access tokens: the base address of the embedded Graph. */
  readonly graphBaseUrl: string;
  /** Permissions that the app may ask for. */
  readonly graphScopes: readonly string[];
  readonly clientId: string;
  /** An app with a secret, to which people lend their account for when they are away: it has one address to come back to. */
  readonly offlineApp?:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly address: string;
        /** Permissions that it may ask for. */
        readonly scopes: readonly string[];
      }
    | undefined;
  /** Apps of the workspace itself that people sign in to, each with the address that the sign-in comes back to. */
  readonly ownApps?: readonly { readonly clientId: string; readonly address: string }[];
  /** The sign-in page shows who may sign in: a comfort on one's own machine, and elsewhere it would tell strangers who works here. */
  readonly listsAccounts: boolean;
  /** The password of people whom everybody may sign in as; the page then asks for none of theirs. Absent: it asks for all. */
  readonly knownPassword?: string | undefined;
  /** Of a private workspace. Absent: passwords alone, and nothing is noted. */
  readonly privateSignIn?: PrivateSignIn | undefined;
  /** An hour unless told; tests make it short. */
  readonly accessTokenSeconds?: number;
  readonly now: () => Date;
  /** Told about failures of the provider itself. */
  readonly report: (error: Error) => void;
}

/** Path below which everything of the sign-in lies. */
export const identityPath = '/identity';

/** Where a sign-in elsewhere leads people back to. */
export const UPSTREAM_CALLBACK = `${identityPath}/upstream/callback`;

export const issuerOf = ({ publicUrl }: Pick<IdentityOptions, 'publicUrl'>): string => `${publicUrl}${identityPath}`;

/** Permissions that an app may ask for. */
export function scopesOfApp({ graphScopes, offlineApp }: IdentityOptions, clientId: string): readonly string[] {
  return clientId === offlineApp?.clientId ? offlineApp.scopes : graphScopes;
}
