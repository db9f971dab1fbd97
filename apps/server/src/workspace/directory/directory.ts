/** An organization. */
export interface Tenant {
  readonly id: string;
  readonly displayName: string;
  /** Mail domain: `northgate.example`. */
  readonly domain: string;
  readonly createdAt: Date;
}

/** A user who may sign in. For a guest, `tenantId` is the inviting organization and `homeTenantId` their own. */
export interface Person {
  readonly id: string;
  readonly tenantId: string;
  readonly homeTenantId: string | null;
  readonly userPrincipalName: string;
  readonly mail: string | null;
  readonly displayName: string;
  readonly givenName: string | null;
  readonly surname: string | null;
  readonly jobTitle: string | null;
  readonly officeLocation: string | null;
  readonly preferredLanguage: string | null;
  readonly mobilePhone: string | null;
}

/** A Microsoft 365 group (`isUnified`), which may be a team too, or a security group. */
export interface Group {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly description: string | null;
  readonly mailNickname: string;
  readonly mail: string;
  readonly visibility: 'Private' | 'Public';
  readonly isTeam: boolean;
  readonly isUnified: boolean;
  readonly createdAt: Date;
}

/** A channel of a team. */
export interface Channel {
  readonly id: string;
  readonly displayName: string;
  readonly membershipType: 'standard' | 'private' | 'shared';
  readonly createdAt: Date;
}

/** An administrative role in an organization, such as `Global Administrator`. */
export interface DirectoryRole {
  readonly id: string;
  /** ID of the role's template, which is the same in every organization. */
  readonly templateId: string;
  readonly displayName: string;
  readonly description: string;
}

/** Metadata of a stored photo; sizes in bytes and pixels. */
export interface Photo {
  readonly contentType: string;
  readonly sha256: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Tenant ID of all personal Microsoft accounts. */
export const PERSONAL_TENANT_ID = '9188040d-6c67-4c5b-b112-36a304b66dad';
