import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../database/connect.ts';
import {
  type Authenticator,
  consumeRecoveryCode,
  consumeTimeStep,
  findAuthenticator,
  putAuthenticator,
  replaceRecoveryCodes,
} from './two-factor-store.ts';

/** Encrypts secrets, so that the database alone doesn't reveal them. */
export interface Sealing {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string | undefined;
}

/** Dependencies of two-factor authentication. */
export interface TwoFactorPorts {
  readonly database: Database;
  readonly sealing: Sealing;
  readonly now: () => Date;
}

const PERIOD_SECONDS = 30;
const RECOVERY_CODE_COUNT = 10;
/** Size recommended by RFC 4226 §4 R6: 160 bits. */
const SECRET_BYTES = 20;

/** Setup data of an authenticator app. */
export interface AuthenticatorSetup {
  /** Base32 secret for typing. */
  readonly secret: string;
  /** `otpauth://…` URI for the QR code. */
  readonly address: string;
}

/**
 * Creates a new secret for an authenticator app.
 * @param account label of the account in the app
 */
export function createAuthenticator(account: string): AuthenticatorSetup {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
  return describeAuthenticator(secret.base32, account);
}

/** Returns the setup data of an existing secret. */
export function describeAuthenticator(secret: string, account: string): AuthenticatorSetup {
  return { secret, address: createTotp(secret, account).toString() };
}

/**
 * Sets up an authenticator app, whose first code proves that it has the secret.
 *
 * @returns recovery codes, which are shown once; `undefined` when the code is wrong
 */
export async function confirmAuthenticator(
  { database, sealing, now }: TwoFactorPorts,
  personId: string,
  secret: string,
  code: string,
): Promise<readonly string[] | undefined> {
  const at = now();
  const step = findTimeStep(secret, code, at);
  if (step === undefined) return undefined;
  const app: Authenticator = { sealedSecret: sealing.seal(secret, getSealContext(personId)), lastStep: step };
  await putAuthenticator(database, personId, app, at);
  return regenerateRecoveryCodes(database, personId);
}

/** Creates new recovery codes and invalidates the old ones. */
export async function regenerateRecoveryCodes(database: Database, personId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
  await replaceRecoveryCodes(database, personId, codes.map(hashCode));
  return codes;
}

/** Verifies a code of the authenticator app or a recovery code, and consumes it: each code works once. */
export async function verifyTwoFactorCode(
  { database, sealing, now }: TwoFactorPorts,
  personId: string,
  input: string,
): Promise<'code' | 'recovery' | undefined> {
  const app = await findAuthenticator(database, personId);
  if (!app) return undefined;
  const code = input.replace(/[\s-]/g, '').toUpperCase();
  if (code.length !== 6)
    return (await consumeRecoveryCode(database, personId, hashCode(code))) ? 'recovery' : undefined;
  const secret = sealing.open(app.sealedSecret, getSealContext(personId));
  const step = secret === undefined ? undefined : findTimeStep(secret, code, now());
  return step !== undefined && (await consumeTimeStep(database, personId, step)) ? 'code' : undefined;
}

/**
 * Returns the time step of a code; `undefined` if it is wrong. Accepts the current step and its neighbors, because
 * clocks differ.
 */
function findTimeStep(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = createTotp(secret, '').validate({ token, timestamp: at.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, account: string): TOTP {
  const label = account || 'account';
  // NOTE: the parameters that all apps support (RFC 6238): SHA-1, six digits, 30 seconds.
  return new TOTP({ issuer: 'Tideform', label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}

const getSealContext = (personId: string): string => `one-time codes of ${personId}`;

/** Creates a recovery code of ten unambiguous characters in two groups (50 bits). */
function createRecoveryCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const text = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

function hashCode(code: string): string {
  return createHash('sha256').update(code.replace('-', '')).digest('base64url');
}
