import type { SubscriptionDetails } from '@tideform/contract';
import type { GraphClient, GraphPorts } from '@tideform/graph';
import type { Tokens } from './authentication/tokens.ts';
import type { Database } from './database/connect.ts';
import type { AiProvider } from './external-services/ai/ai-provider.ts';
import type { OutboundHttp } from './external-services/guarded/outbound-http.ts';
import type { MailServer } from './external-services/mail/mail-server.ts';
import type { MarketplaceClient } from './external-services/marketplace/create-marketplace-client.ts';
import type { RecaptchaVerifier } from './external-services/recaptcha.ts';
import type { SignInServer } from './external-services/sign-in-server.ts';
import type { StripeClient } from './external-services/stripe/create-stripe-client.ts';
import type { EnqueueJob } from './job-type.ts';
import type { Secrets } from './secrets/secrets.ts';

/** Dependencies of operations. Created once at startup, or by tests with simulated ports. */
export interface ServerContext {
  readonly database: Database;
  /** Signs and verifies this server's tokens. */
  readonly tokens: Tokens;
  /** Creates a Graph client with a user's token. */
  graphAs(token: string): GraphClient;
  /** Creates a Graph client whose tokens can be renewed. */
  graphFor(token: GraphPorts['token']): GraphClient;
  /** Seals secrets for storage. */
  readonly secrets: Secrets;
  /** OAuth client for connecting accounts; `undefined` without a configured client secret. */
  readonly signInServer: SignInServer | undefined;
  /** reCAPTCHA client; without one, browsers compute a proof of work. */
  readonly recaptcha: RecaptchaVerifier | undefined;
  /** HTTP client for URLs that builders enter. It blocks private networks. */
  readonly outboundHttp: OutboundHttp;
  /** Mail server for emails that forms send without a connected account, if configured. */
  readonly mailServer: MailServer | undefined;
  /** Email address for support requests, if configured. */
  readonly supportMail: string | undefined;
  /** AI provider, if configured. */
  readonly aiProvider: AiProvider | undefined;
  /** Billing provider. In the demo, team owners simulate subscriptions. */
  readonly billingProvider: SubscriptionDetails['seller'];
  /** Stripe client, if configured. */
  readonly stripe: StripeClient | undefined;
  /** Client for the Microsoft marketplace, if configured. */
  readonly marketplace: MarketplaceClient | undefined;
  /** Contact for custom pricing, if configured. */
  readonly salesContact: string | undefined;
  /** Origin of the app for browsers, without trailing slash. */
  readonly publicUrl: string;
  readonly enqueueJob: EnqueueJob;
  now(): Date;
  wait(ms: number): Promise<void>;
}
