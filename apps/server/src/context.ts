import type { SubscriptionDetails } from '@tideform/contract';
import type { GraphClient, GraphPorts } from '@tideform/graph';
import type { Tokens } from './authentication/tokens.ts';
import type { Database } from './database/connect.ts';
import type { AiWriter } from './external-services/ai/ai-writer.ts';
import type { OutboundHttp } from './external-services/guarded/outbound-http.ts';
import type { MailServer } from './external-services/mail/mail-server.ts';
import type { Marketplace } from './external-services/marketplace/create-marketplace.ts';
import type { Recaptcha } from './external-services/recaptcha.ts';
import type { SignInServer } from './external-services/sign-in-server.ts';
import type { StripeSeller } from './external-services/stripe/create-seller.ts';
import type { RunSoon } from './job-ask.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What operations stand on. Made once by `main.ts`, or by a test with fakes of the ports. */
export interface ServerContext {
  readonly database: Database;
  /** Signs and reads the tokens that this server issues. */
  readonly tokens: Tokens;
  /** Microsoft Graph, asked as the person whose token it is. */
  graphAs(token: string): GraphClient;
  /** Microsoft Graph with tokens that can be renewed. */
  graphFor(token: GraphPorts['token']): GraphClient;
  /** Seals what others gave us to keep. */
  readonly secrets: Secrets;
  /** Gives tokens for people who are away; `undefined`: the operator has set no secret for it. */
  readonly signInServer: SignInServer | undefined;
  /** Tells people from programs; `undefined`: browsers prove themselves by work. */
  readonly recaptcha: Recaptcha | undefined;
  /** Machines that builders name, guarded. */
  readonly outside: OutboundHttp;
  /** Sends emails of forms that no account sends; `undefined`: there is none. */
  readonly mailServer: MailServer | undefined;
  /** Where support requests go; `undefined`: nobody answers any. */
  readonly supportMail: string | undefined;
  /** Writes forms and code from what people say; `undefined`: the operator has named no such service. */
  readonly aiWriter: AiWriter | undefined;
  /** Who sells subscriptions to teams; the demonstration lets owners play them. */
  readonly seller: SubscriptionDetails['seller'];
  /** Sells subscriptions for the operator; `undefined`: it does not. */
  readonly stripe: StripeSeller | undefined;
  /** Where organizations buy what the operator offers; `undefined`: it is not offered there. */
  readonly marketplace: Marketplace | undefined;
  /** Where people ask for terms of their own; `undefined`: they ask whoever runs the server. */
  readonly salesContact: string | undefined;
  /** Origin under which browsers reach the app; no trailing slash. */
  readonly publicUrl: string;
  readonly runSoon: RunSoon;
  now(): Date;
  wait(ms: number): Promise<void>;
}
