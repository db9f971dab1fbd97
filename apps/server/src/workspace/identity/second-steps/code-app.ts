import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../database/connect.ts';
import {
  type CodeApp,
  findCodeApp,
  putCodeApp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-steps-store.ts';

/** Closes what the database alone must not tell. */
export interface Sealing {
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string | undefined;
}

export interface CodePorts {
  readonly database: Database;
  readonly sealing: Sealing;
  readonly now: () => Date;
}

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
/** RFC 4226 §4 R6 recommends 160 bits. */
const SECRET_BYTES = 20;

/** What an app for codes is given, by its camera or by hand. */
export interface NewCodeApp {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://…`, for the camera. */
  readonly address: string;
}

export function createCodeApp(account: string): NewCodeApp {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
  return describeCodeApp(secret.base32, account);
}

/** The same of a secret that was made before. */
export function describeCodeApp(secret: string, account: string): NewCodeApp {
  return { secret, address: totpOf(secret, account).toString() };
}

/**
 * Sets up an app whose first code proves that it has the secret.
 *
 * @returns codes for the day on which the app is lost, shown once; `undefined`: the code is not right
 */
export async function confirmCodeApp(
  { database, sealing, now }: CodePorts,
  personId: string,
  secret: string,
  code: string,
): Promise<readonly string[] | undefined> {
  const at = now();
  const step = findStep(secret, code, at);
  if (step === undefined) return undefined;
  const app: CodeApp = { sealedSecret: sealing.seal(secret, placeOf(personId)), lastStep: step };
  await putCodeApp(database, personId, app, at);
  return renewRecoveryCodes(database, personId);
}

/** Gives new recovery codes; those of before are over. */
export async function renewRecoveryCodes(database: Database, personId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(database, personId, codes.map(hashOf));
  return codes;
}

/** Whether a code is the app's of now, or one of the recovery codes. Each works once. */
export async function takeCode(
  { database, sealing, now }: CodePorts,
  personId: string,
  typed: string,
): Promise<'code' | 'recovery' | undefined> {
  const app = await findCodeApp(database, personId);
  if (!app) return undefined;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (code.length !== 6) return (await takeRecoveryCode(database, personId, hashOf(code))) ? 'recovery' : undefined;
  const secret = sealing.open(app.sealedSecret, placeOf(personId));
  const step = secret === undefined ? undefined : findStep(secret, code, now());
  return step !== undefined && (await takeStep(database, personId, step)) ? 'code' : undefined;
}

/** The time step that a code is of: this one, the one before or the next, as clocks differ. */
function findStep(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret, '').validate({ token, timestamp: at.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, account: string): TOTP {
  const label = account || 'account';
  // NOTE: what apps understand everywhere (RFC 6238): SHA-1, six digits, half a minute.
  return new TOTP({ issuer: 'Tideform', label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}

const placeOf = (personId: string): string => `one-time codes of ${personId}`;

/** Ten signs that nobody takes for one another, in two groups: 50 bits. */
function newRecoveryCode(): string {
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const text = [...randomBytes(10)].map((byte) => signs[byte % signs.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code.replace('-', '')).digest('base64url');
}
