import type { createShare, updateShare } from '@tideform/contract';
import type { Call } from '../http/implement.ts';
import { hashPassword } from './share-codes.ts';

type Said = Partial<Call<typeof createShare>['body'] & Call<typeof updateShare>['body']>;

interface Times {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** The columns of what a builder says of a link; of what is not said none. */
export async function settingColumns(said: Said) {
  const { name, opensAt, closesAt, mostResponses, isOncePerDevice, closingText, embedOrigins, password } = said;
  return {
    ...(name !== undefined && { name }),
    ...(opensAt !== undefined && { opens_at: opensAt }),
    ...(closesAt !== undefined && { closes_at: closesAt }),
    ...(mostResponses !== undefined && { most_responses: mostResponses }),
    ...(isOncePerDevice !== undefined && { is_once_per_device: isOncePerDevice }),
    ...(closingText !== undefined && { closing_text: closingText || null }),
    ...(embedOrigins !== undefined && { embed_origins: [...embedOrigins] }),
    ...(password !== undefined && { password_hash: password === null ? null : await hashPassword(password) }),
  };
}

/** A link that closes before it opens is open never: somebody has mistaken the dates. */
export const closesTooEarly = ({ opensAt, closesAt }: Times): boolean =>
  !!opensAt && !!closesAt && Date.parse(closesAt) <= Date.parse(opensAt);
