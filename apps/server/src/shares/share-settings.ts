import type { operations as api } from '@tideform/contract';
import type { OperationCall } from '../http/implement.ts';
import { hashPassword } from './share-codes.ts';

type ShareSettings = Partial<
  OperationCall<typeof api.createShare>['body'] & OperationCall<typeof api.updateShare>['body']
>;

interface AvailabilityTimes {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** Converts the settings of a share link to database columns. Absent settings have no column. */
export async function toSettingColumns(settings: ShareSettings) {
  const { name, opensAt, closesAt, mostResponses, isOncePerDevice, closingText, embedOrigins, password } = settings;
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

/** Returns true if a share link would close before it opens, which is probably a mistake. */
export const closesBeforeOpening = ({ opensAt, closesAt }: AvailabilityTimes): boolean =>
  !!opensAt && !!closesAt && Date.parse(closesAt) <= Date.parse(opensAt);
